import { brand } from "#app/content/brand.ts";

/** The name of the cookie that keeps the session, as @supabase/ssr's `cookieOptions.name`. */
export const sessionCookie = `${brand.slug}-session`;
