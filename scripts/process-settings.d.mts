export const nodeArguments: readonly string[];
export const mallocSettings: Readonly<Record<string, string>>;
