// A separate shop for one journey that would disturb the others: message limits and other catalogs.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { unpackDatabase } from '#database/embedded-files.server.ts'
import { databaseImages } from '../../scripts/database-image.ts'

const run = promisify(execFile)
const startLimitMs = 100_000

/** A new data folder that shares the common shop's pictures: every shop would draw the same ones again. */
export function newDataFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-own-'))
	symlinkSync(inject('drawnPictures'), join(folder, 'pictures'))
	return folder
}

export type OwnShop = { url: string; stop: () => Promise<void>; close: () => Promise<void> }
type ShopOptions = {
	/** Settings besides the port and the data folder. */
	environment?: Record<string, string>
	/** Number of products in the catalog, the demo's included. */
	products?: number
	/** Its data folder, deleted in the end. */
	folder?: string
	/** Where it is installed: by default this package. */
	installation?: string
}

function addressPrintedBy(shop: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let output = ''
		const limit = setTimeout(() => reject(new Error(`The shop did not open.\n${output}`)), startLimitMs)
		for (const stream of [shop.stdout, shop.stderr]) {
			stream?.on('data', (part: Buffer) => {
				output += part.toString()
				const address = /Fieldhouse is open at (\S+)/.exec(output)?.[1]
				if (!address) return
				clearTimeout(limit)
				resolve(address)
			})
		}
		shop.once('exit', (code) => reject(new Error(`The shop stopped with code ${code}.\n${output}`)))
	})
}

/** Starts the built shop on a new data folder. `close` stops it, if it runs, and deletes the folder. */
export async function openOwnShop({
	environment = {},
	products,
	folder = newDataFolder(),
	installation = process.cwd(),
}: ShopOptions): Promise<OwnShop> {
	const quiet = { LOG_LEVEL: 'warn', DRAW_AHEAD: 'off' }
	const settings = { PORT: '0', DATA_DIR: folder, NODE_ENV: 'production', ...quiet, ...environment }
	const env = { ...process.env, ...settings }
	if (products !== undefined) {
		// Starts from the demo's archive: its pictures need not be drawn again to learn their names.
		const { demo } = await databaseImages()
		mkdirSync(join(folder, 'embedded'), { mode: 0o700 })
		unpackDatabase(join(folder, 'embedded/db'), demo)
		await run(process.execPath, ['scripts/seed.ts', '--products', String(products)], { env })
	}
	const shop = spawn(process.execPath, ['scripts/start.mjs'], {
		cwd: installation,
		env,
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const url = await addressPrintedBy(shop)
	const exited = new Promise((resolve) => shop.once('exit', resolve))
	const stop = async () => {
		shop.kill('SIGTERM')
		await exited
	}
	return {
		url,
		stop,
		close: async () => {
			await stop()
			rmSync(folder, { recursive: true, force: true })
		},
	}
}
