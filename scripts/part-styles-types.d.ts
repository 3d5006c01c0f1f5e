/** The stylesheets of a module and of all that it imports (part-styles.ts). */
declare module "*?styles";
