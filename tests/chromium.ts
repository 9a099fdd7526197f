// A Chromium for journeys: the one named, the machine's own, else the one of the npm package.
import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The package's Chromium brings its missing system libraries along when told it runs in a bare container. */
async function fromPackage(): Promise<string> {
	process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
	const { default: bundled } = await import('@sparticuz/chromium')
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
