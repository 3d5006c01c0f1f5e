import { solve } from "#app/forms/solve-challenge.ts";

/**
 * Solves the challenge at `url`, for a sign-in. Null when no challenge can be fetched, or solving it takes over 60 s.
 */
export async function proveWork(url: string, email: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}?${new URLSearchParams({ email })}`);
    return response.ok ? btoa(JSON.stringify(await solve(await response.json()))) : null;
  } catch {
    return null;
  }
}
