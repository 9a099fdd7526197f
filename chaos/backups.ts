// Backs up the shop while people buy; each backup is restored elsewhere and examined there.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isAcknowledged } from './assertions.ts'
import type { Ledger } from './attempts.ts'
import { withNewPlace, type Place } from './database.ts'
import type { Random } from './random.ts'
import { inspect } from './snapshot.ts'
import { checkoutSteps, type Step, type Traffic } from './traffic.ts'

export type BackupRun = {
	/** Steps of the requests that were unanswered when the backup began. */
	inFlight: Step[]
	backupMs: number
	restoreMs: number
	/** Orders of the run found in the restored shop. */
	orders: number
	violations: string[]
}

const run = promisify(execFile)

/** @returns the duration in milliseconds. @throws Error when the command fails */
async function command(name: 'backup' | 'restore', file: string, place: Place): Promise<number> {
	const startedAt = performance.now()
	const { DATABASE_URL: _other, ...inherited } = process.env
	await run(process.execPath, [`scripts/${name}.ts`, file], {
		env: {
			...inherited,
			DATA_DIR: place.folder,
			...(place.url !== null && { DATABASE_URL: place.url }),
		},
	})
	return performance.now() - startedAt
}

type Backup = { place: Place; traffic: Traffic; ledger: Ledger; random: Random }

const latestMs = 150

/** Takes a backup soon after a request that places or pays an order; it must hold all that was acknowledged by then. */
export async function backUpOnce({ place, traffic, ledger, random }: Backup): Promise<BackupRun> {
	const scratch = mkdtempSync(join(tmpdir(), 'fh-backup-'))
	try {
		await traffic.next(checkoutSteps)
		await pause(random.below(latestMs))
		const inFlight = traffic.inFlight()
		const known = ledger.attempts.filter(isAcknowledged).map(({ code }) => code)
		const file = join(scratch, 'shop.tar.gz')
		const backupMs = await command('backup', file, place)
		return await withNewPlace(place, join(scratch, 'data'), async (restored) => {
			const restoreMs = await command('restore', file, restored)
			const { snapshot, findings } = await inspect(restored)
			const found = new Set(snapshot.orders.map(({ code }) => code))
			const lost = known.filter((code) => !found.has(code))
			return {
				inFlight,
				backupMs,
				restoreMs,
				orders: snapshot.orders.length,
				violations: [
					...lost.map((code) => `${code}: an acknowledged order is not in a backup that began later`),
					...findings.map((line) => `doctor of a restored shop: ${line}`),
				],
			}
		})
	} finally {
		rmSync(scratch, { recursive: true, force: true })
	}
}
