// `npm run backup` and `npm run restore` as processes, while a shop holds its data folder.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lastBackup } from '#backup/service/reports.server.ts'
import { openDatabase } from '#database/client.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-backup-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const processMs = 240_000

type Ended = { status: number; stdout: string; stderr: string }

function command(dataDir: string, script: string, ...args: string[]): Promise<Ended> {
	const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
	const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir }
	return new Promise((resolve) => {
		execFile(process.execPath, [`scripts/${script}.ts`, ...args], { env }, (failure, stdout, stderr) =>
			resolve({ status: failure ? Number(failure.code) : 0, stdout, stderr }),
		)
	})
}

const refusal = (words: RegExp) => ({ status: 1, stdout: '', stderr: expect.stringMatching(words) })

test(
	'a running shop goes into a file, comes back elsewhere, and the doctor finds nothing',
	{ timeout: processMs },
	async () => {
		const shop = join(folder, 'shop')
		const file = join(folder, 'shop.tar.gz')
		mkdirSync(shop)
		const database = await openDatabase({
			url: null,
			folder: join(shop, 'embedded'),
			image: null,
			onError: () => {},
		})
		try {
			await database.migrate()
			expect(await command(shop, 'backup', file)).toMatchObject({
				status: 0,
				stdout: expect.stringMatching(
					/shop\.tar\.gz \(\d\.\d MB\) holds \d+ rows in \d+ tables, 0 files and 0 pictures\.\n$/,
				),
				stderr: '',
			})
		} finally {
			await database.close()
		}
		expect(statSync(file).mode & 0o777).toBe(0o600)
		expect(readdirSync(folder).toSorted()).toEqual(['shop', 'shop.tar.gz'])
		expect(readdirSync(shop)).toEqual(['embedded', 'last-backup.json'])
		expect(await lastBackup(shop)).toMatchObject({ bytes: statSync(file).size })

		const other = join(folder, 'other')
		expect(await command(other, 'restore', file)).toMatchObject({
			status: 0,
			stdout: expect.stringMatching(
				/^The shop of 2\S+Z is restored: .*\nRun npm run doctor before the shop opens\.\n$/,
			),
			stderr: '',
		})
		expect(await command(other, 'doctor')).toMatchObject({ status: 0, stderr: '' })
		expect(await command(other, 'restore', file)).toEqual(refusal(/^\S+embedded\/db is not empty: [^\n]+\n$/))
		expect(await command(other, 'backup', file)).toEqual(
			refusal(/^\S+shop\.tar\.gz exists already; [^\n]+\n$/),
		)
	},
)

test('what cannot be done is said in one line', { timeout: processMs }, async () => {
	const nowhere = join(folder, 'nowhere')
	const usage = { status: 2, stdout: '', stderr: 'Usage: npm run backup -- FILE\n' }
	expect(await command(nowhere, 'backup')).toEqual(usage)
	expect(await command(nowhere, 'backup', 'a', 'b')).toEqual(usage)
	expect(await command(nowhere, 'backup', join(folder, 'a.tar.gz'))).toEqual(
		refusal(/^There is no shop in the data folder \S+\.\n$/),
	)
	expect(await command(nowhere, 'restore', 'package.json')).toEqual(
		refusal(/^\S+package\.json is no backup of a Fieldhouse shop\.\n$/),
	)
	expect(await command(nowhere, 'restore', '/no/such/file')).toEqual(refusal(/^There is no file \S+\n$/))
})
