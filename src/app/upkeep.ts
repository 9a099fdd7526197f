// What `npm run doctor` looks at besides orders and stock: files, search index, caches and settings, and what it may repair.
import { join } from 'node:path'
import { ZodError } from 'zod'
import type { Connection } from '#database/client.server.ts'
import type { Finding } from '#database/findings.server.ts'
import { repairVersions, wrongVersions } from '#database/versions.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { examineFiles } from '#files/service/doctor.server.ts'
import { examinePictures, repairPictures } from '#pictures/service/doctor.server.ts'
import { examineIndex, repairIndex } from '#search/service/doctor.server.ts'
import { examineSettings } from '#shop-settings/service/doctor.server.ts'
import type { Config } from './config.ts'
import { environmentProblems } from './environment.ts'
import { shopModules } from './modules.ts'

export type UpkeepParts = {
	db: Connection
	store: Pick<ObjectStore, 'get' | 'list'>
	config: Config
}

type UpkeepCheck = {
	about: string
	examine: (parts: UpkeepParts) => Promise<Finding[]>
	/** Only what loses nothing: it is made again from what the shop has. @returns what was done */
	repair?: (parts: UpkeepParts) => Promise<string>
}

const picturesFolder = ({ config }: UpkeepParts) => join(config.dataDir, 'pictures')

const checks: readonly UpkeepCheck[] = [
	// First: the other checks read them.
	{
		about: 'settings',
		examine: async ({ db, config }) => [
			...(await examineSettings(db)),
			...environmentProblems(config).map((what) => ({ orderId: null, what })),
		],
	},
	{
		about: 'files',
		// A file without a row may belong to a database that was restored from an older backup: a person decides.
		examine: ({ db, store }) =>
			examineFiles(
				db,
				store,
				shopModules.flatMap(({ storedFolders = [] }) => storedFolders),
			),
	},
	{
		about: 'search',
		examine: ({ db }) => examineIndex(db),
		repair: ({ db }) => repairIndex(db),
	},
	{
		about: 'pictures',
		examine: (parts) => examinePictures(picturesFolder(parts)),
		repair: (parts) => repairPictures(picturesFolder(parts)),
	},
	{
		about: 'page cache',
		examine: async ({ db }) =>
			(await wrongVersions(db)).map(({ name, version }) => ({
				orderId: null,
				what: `Page cache, version row ${name}: ${version} is no version`,
			})),
		repair: async ({ db }) => `Version rows of the page cache are repaired: ${await repairVersions(db)}.`,
	},
]

const unexamined = 'Not examined while settings are not readable: '
const isUnexamined = ({ what }: Finding): boolean => what.startsWith(unexamined)

/** All findings; with `isRepairing`, what was found is repaired where that is safe and looked at once more. */
export async function examineUpkeep(
	parts: UpkeepParts,
	{ isRepairing = false }: { isRepairing?: boolean } = {},
): Promise<{ findings: Finding[]; repaired: string[] }> {
	const findings: Finding[] = []
	const repaired: string[] = []
	for (const { about, examine, repair } of checks) {
		let found: Finding[]
		try {
			found = await examine(parts)
		} catch (failure) {
			// Settings that cannot be read are found before, and stop the checks that need them.
			if (findings.length === 0 || !(failure instanceof ZodError)) throw failure
			found = [{ orderId: null, what: `${unexamined}${about}` }]
		}
		if (found.length > 0 && isRepairing && repair && !found.some(isUnexamined)) {
			repaired.push(await repair(parts))
			found = await examine(parts)
		}
		findings.push(...found)
	}
	return { findings, repaired }
}
