// A Chromium for journeys: the one in CHROMIUM, else the npm package's, else the machine's own.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from 'playwright'
import { toolFolder } from './tools.ts'

type BundledChromium = { default: { executablePath: () => Promise<string> } }

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * A machine with a browser has the libraries it needs; in a bare container the package supplies them.
 * @throws Error when the browser cannot be downloaded or does not run here
 */
async function fromPackage({ isBare }: { isBare: boolean }): Promise<string> {
	if (isBare) process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
	const entry = join(toolFolder('@sparticuz/chromium', '147.0.0'), 'build/esm/index.js')
	const { default: bundled } = (await import(pathToFileURL(entry).href)) as BundledChromium
	const path = await bundled.executablePath()
	execFileSync(path, ['--version'], { stdio: 'ignore' })
	return path
}

/**
 * The package's browser is the same everywhere and headless only: it takes a third of the processor time of a
 * desktop browser. It is built for Linux on x64.
 */
export async function chromiumPath(): Promise<string> {
	if (process.env.CHROMIUM) return process.env.CHROMIUM
	const ofMachine = places.find((place) => existsSync(place))
	const hasPackage = platform() === 'linux' && arch() === 'x64'
	if (ofMachine && !hasPackage) return ofMachine
	try {
		return await fromPackage({ isBare: !ofMachine })
	} catch (failure) {
		if (!ofMachine) throw failure
		console.warn(
			`The machine's own Chromium is used, since that of the package is not to be had: ${String(failure)}`,
		)
		return ofMachine
	}
}

/** Launches a browser that is not shared. */
export async function launchBrowser(): Promise<Browser> {
	return chromium.launch({
		executablePath: await chromiumPath(),
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--disable-dev-shm-usage',
			'--no-first-run',
			'--disable-background-networking',
		],
	})
}

let kept: Promise<Browser> | null = null

async function launchKept(): Promise<Browser> {
	const browser = await launchBrowser()
	browser.once('disconnected', () => {
		kept = null
	})
	const closeVisitors = async () => {
		await Promise.all(browser.contexts().map((visitor) => visitor.close()))
	}
	return Object.assign(browser, { close: closeVisitors })
}

/**
 * The browser of a journey. Consecutive journeys of a process share it, since browser contexts share nothing but the
 * program: `close` closes all contexts and keeps the browser for the next journey.
 */
export async function openBrowser(): Promise<Browser> {
	kept ??= launchKept()
	try {
		return await kept
	} catch (failure) {
		kept = null
		throw failure
	}
}

if (import.meta.main) console.log(await chromiumPath())
