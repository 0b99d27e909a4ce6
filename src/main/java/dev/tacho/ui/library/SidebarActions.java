package dev.tacho.ui.library;

/** What the sidebar lets the user do; each acts on what is selected. */
public interface SidebarActions {

    void create();

    /** Asks for a command line of another tool, and makes a profile of it. */
    void paste();

    /** Asks for a file. */
    void open();

    void duplicate();

    /** @param name as typed; an empty one is no rename */
    void rename(String name);

    void delete();

    /** Asks where to. */
    void saveAs();

    /** Shows the experiments that ship. */
    void gallery();

    /** Sets the ticked runs side by side. */
    void compare();
}
