import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Writes deploy/nginx.conf, with other ports, folders and certificate, as a whole configuration for a site at a port;
 * returns the file. The tests are about its cache, so `port` is without TLS.
 */
export function writeNginxConfiguration(
  folder: string,
  {
    port,
    redirectPort,
    sitePort,
    main = "",
  }: { port: number; redirectPort: number; sitePort: string; main?: string },
): string {
  const [key, certificate] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"];
  execFileSync("openssl", [...made, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  mkdirSync(join(folder, "cache"));
  const example = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("/var/cache/nginx/site", join(folder, "cache"))
    .replaceAll("/etc/ssl/site", folder)
    .replaceAll("/srv/site", resolve("."))
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
    .replaceAll("listen [::]:", "# ")
    .replaceAll("listen 80;", `listen 127.0.0.1:${redirectPort};`)
    .replaceAll("listen 443 ssl http2;", `listen 127.0.0.1:${port};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(" ");
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1; user root; ${main}
     events { worker_connections 512; } http { access_log off; ${temporary}\n${example}}`,
  );
  return file;
}
