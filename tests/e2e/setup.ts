// Before the journeys: starts the built shop with the usual command, on a new data folder.
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
		/** The shop's drawn pictures, which the shops of single journeys share. */
		drawnPictures: string
	}
}

const startLimitMs = 120_000

/** All journeys come from one address; other tests cover the default limits. */
const often = { turns: 10_000, windowMs: 60_000 }
const AUTH_LIMITS = JSON.stringify({
	signUpPerIp: often,
	passwordRequestsPerIp: often,
	passwordFailuresPerIp: often,
	recoverPerIp: often,
	verifyPerIp: often,
	refreshPerIp: often,
	// A journey adds a phone and signs in with it at once; the default is one text a minute.
	smsPerFactor: { turns: 5, windowMs: 60_000 },
})

/** Resolves with the URL that the shop prints once it is open. */
function untilOpen(shop: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let output = ''
		const limit = setTimeout(() => reject(new Error(`The shop did not open.\n${output}`)), startLimitMs)
		shop.stdout?.on('data', (part: Buffer) => {
			output += part.toString()
			const address = /Fieldhouse is open at (\S+)/.exec(output)?.[1]
			if (!address) return
			clearTimeout(limit)
			resolve(address)
		})
		shop.stderr?.on('data', (part: Buffer) => {
			output += part.toString()
		})
		shop.once('exit', (code) => reject(new Error(`The shop stopped with code ${code}.\n${output}`)))
	})
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	// Installed once here: concurrent journey processes would each install it.
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
			PSEUDO_LANGUAGE: 'on',
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
