import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { TestInfo } from "@playwright/test";
import { Builder, type WebDriver } from "selenium-webdriver";
import { test as base } from "#tests/fixtures.ts";
import { freePort } from "#tests/free-port.ts";
import { engineProgram } from "./programs.ts";
import { Visitor } from "./visitor.ts";

interface Size {
  width: number;
  height: number;
}

/** The sizes of the window's page. */
export const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Debian's folder of WebKit is named by its processor. */
const processor = { x64: "x86_64", arm64: "aarch64" }[process.arch as string] ?? process.arch;
const miniBrowser = `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** The browser's toolbar is otherwise wider than a phone. */
const narrowToolbar = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; }";

/** WebKit's driver with a screen of its own: the address for sessions, one at a time. */
interface Driver {
  url: string;
  stop(): Promise<void>;
}

/** Starts the driver of Debian's WebKit, and an X server for its windows. */
export async function startWebKitDriver(): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), "webkit-"));
  await mkdir(join(folder, "gtk-3.0"));
  await writeFile(join(folder, "gtk-3.0", "gtk.css"), narrowToolbar);
  const screen = spawn(
    engineProgram("xvfb"),
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once("data", (number: Buffer) => resolve(String(number).trim()));
    screen.once("exit", (code) => reject(new Error(`The X server for WebKit ended with ${code}.`)));
  });
  const port = await freePort();
  const driver = spawn(engineProgram("webkit2gtk-driver"), [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: folder,
      // For the order of date fields (visitor.ts).
      LC_ALL: "C.UTF-8",
      TZ: "Europe/Stockholm",
    },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url))) {
    if (driver.exitCode !== null) throw new Error(`WebKit's driver ended with ${driver.exitCode}.`);
    await wait(20);
  }
  return {
    url,
    async stop() {
      await end(driver);
      await end(screen);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/status`).then(
    () => true,
    () => false,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/** Opens a window without cookies or cache, whose page has a size. */
export async function openWebKit({ url }: Driver, size: Size): Promise<WebDriver> {
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
    })
    .build();
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...size });
  const [width = 0, height = 0]: number[] = await driver.executeScript("return [innerWidth, innerHeight]");
  const rect = await window.getRect();
  await window.setRect({
    x: 0,
    y: 0,
    width: size.width + rect.width - width,
    height: size.height + rect.height - height,
  });
  return driver;
}

interface WebKitFixtures {
  /** Somebody on the phone: its width in a window, since Debian's WebKit has no touch. */
  phone: Visitor;
  /** Somebody at a desk. */
  desktop: Visitor;
  /** Somebody at a window of the size of `viewport`. */
  visitor: Visitor;
}

/** `test` with the built product in WebKit; a test takes one of the three, since the driver has one session. */
export const test = base.extend<WebKitFixtures, { webkit: Driver }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off the pattern.
    async ({}, use) => {
      const driver = await startWebKitDriver();
      await use(driver);
      await driver.stop();
    },
    { scope: "worker" },
  ],
  phone: ({ webkit, site }, use, info) => withVisitor(webkit, site.url, screens.phone, use, info),
  desktop: ({ webkit, site }, use, info) => withVisitor(webkit, site.url, screens.desktop, use, info),
  visitor: ({ webkit, site, viewport }, use, info) =>
    withVisitor(webkit, site.url, viewport ?? screens.phone, use, info),
});

/** After a failure the report has what the window showed. */
async function withVisitor(
  webkit: Driver,
  url: string,
  size: Size,
  use: (visitor: Visitor) => Promise<void>,
  info: TestInfo,
): Promise<void> {
  const driver = await openWebKit(webkit, size);
  await use(new Visitor(driver, url));
  if (info.status !== info.expectedStatus) {
    const path = info.outputPath("window.png");
    await writeFile(path, await driver.takeScreenshot(), "base64");
    await info.attach(await driver.getCurrentUrl(), { path, contentType: "image/png" });
  }
  await driver.quit();
}
