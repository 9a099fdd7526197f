// A Chromium for journeys: the one named, else the npm package's, else the machine's own.
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
 * A machine that has a browser has the libraries it needs; in a bare container the package brings them along.
 * @throws Error when it cannot be fetched or does not run here
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
 * The package's browser is the same everywhere and draws pages alone, no windows around them: it takes a third of the
 * processor time of a desktop's. It is made for Linux on x64.
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

/** A browser in processes of its own. */
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
 * The browser of a journey. Those that run one after another in a process share it, since a visitor shares nothing
 * with another one but the program: `close` takes all visitors away and leaves the browser to the next journey.
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
