// A Chromium for journeys: the one named, the machine's own, else the one of the npm package.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from 'playwright'
import { toolFolder } from './tools.ts'

type BundledChromium = { default: { executablePath: () => Promise<string> } }

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The package's Chromium brings its missing system libraries along when told it runs in a bare container. */
async function fromPackage(): Promise<string> {
	process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
	const entry = join(toolFolder('@sparticuz/chromium', '147.0.0'), 'build/esm/index.js')
	const { default: bundled } = (await import(pathToFileURL(entry).href)) as BundledChromium
	return bundled.executablePath()
}

export async function chromiumPath(): Promise<string> {
	const named = process.env.CHROMIUM
	return named ?? places.find((place) => existsSync(place)) ?? (await fromPackage())
}

export async function openBrowser(): Promise<Browser> {
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
