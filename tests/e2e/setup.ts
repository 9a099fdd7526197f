// Before the journeys: the built shop, started with the command people use, on a data folder of its own.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from '../chromium.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** Origin of the running shop. */
		shopUrl: string
		/** What it has drawn: the shops of single journeys take their pictures from there. */
		drawnPictures: string
	}
}

const startLimitMs = 120_000

/** All journeys come from one address; the limits themselves are tested with the values that ship. */
const often = { turns: 10_000, windowMs: 60_000 }
const AUTH_LIMITS = JSON.stringify({
	signUpPerIp: often,
	passwordRequestsPerIp: often,
	passwordFailuresPerIp: often,
	recoverPerIp: often,
	verifyPerIp: often,
	refreshPerIp: often,
	// A journey sets a phone up and signs in with it at once; people get one text a minute.
	smsPerFactor: { turns: 5, windowMs: 60_000 },
})

/** Resolves with the address that the shop prints when it is open. */
function untilOpen(shop: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let said = ''
		const limit = setTimeout(() => reject(new Error(`The shop did not open.\n${said}`)), startLimitMs)
		shop.stdout?.on('data', (part: Buffer) => {
			said += part.toString()
			const address = /Fieldhouse is open at (\S+)/.exec(said)?.[1]
			if (!address) return
			clearTimeout(limit)
			resolve(address)
		})
		shop.stderr?.on('data', (part: Buffer) => {
			said += part.toString()
		})
		shop.once('exit', (code) => reject(new Error(`The shop stopped with code ${code}.\n${said}`)))
	})
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	// Fetched and unpacked here, once: the journeys of several processes would do it at the same time.
	process.env.CHROMIUM = await chromiumPath()
	const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-e2e-'))
	const shop = spawn(process.execPath, ['scripts/start.mjs'], {
		env: {
			...process.env,
			PORT: '0',
			DATA_DIR: folder,
			LOG_LEVEL: 'warn',
			NODE_ENV: 'production',
			DRAW_AHEAD: 'off',
			AUTH_LIMITS,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	project.provide('shopUrl', await untilOpen(shop))
	project.provide('drawnPictures', join(folder, 'pictures'))
	return async () => {
		const exited = new Promise((resolve) => shop.once('exit', resolve))
		shop.kill('SIGTERM')
		await exited
		rmSync(folder, { recursive: true, force: true })
	}
}
