import { createServer } from "vite";

/** `npm run dev`: Vite serves the client files and reloads what changes; the backend is the real one. */
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const { startDevelopment } = await vite.ssrLoadModule("/server/development.ts");
await startDevelopment(vite);
