// The last backup and the last run of the doctor, written down in the data folder by their commands.
import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const schemas = {
	backup: z.object({ at: z.coerce.date(), bytes: z.int().min(0) }),
	doctor: z.object({ at: z.coerce.date(), findings: z.int().min(0) }),
}
type Reports = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> }
export type BackupReport = Reports['backup']
export type DoctorReport = Reports['doctor']

const fileOf = (dataDir: string, name: keyof Reports) => join(dataDir, `last-${name}.json`)

/** Replaces the earlier report. @throws Error when the data folder cannot be written */
export async function saveReport<Name extends keyof Reports>(
	dataDir: string,
	name: Name,
	report: Reports[Name],
): Promise<void> {
	const draft = join(dataDir, `.${randomUUID()}`)
	try {
		await writeFile(draft, JSON.stringify(report), { mode: 0o600, flush: true })
		await rename(draft, fileOf(dataDir, name))
	} catch (failure) {
		await rm(draft, { force: true })
		throw failure
	}
}

async function readReport<Report>(
	dataDir: string,
	name: keyof Reports,
	schema: z.ZodType<Report>,
): Promise<Report | null> {
	try {
		return schema.parse(JSON.parse(await readFile(fileOf(dataDir, name), 'utf8')))
	} catch (failure) {
		if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return null
		throw failure
	}
}

/** Null when no backup was made with this data folder. @throws Error for a damaged report */
export const lastBackup = (dataDir: string): Promise<BackupReport | null> =>
	readReport(dataDir, 'backup', schemas.backup)

/** Null when the doctor has not run with this data folder. @throws Error for a damaged report */
export const lastDoctorRun = (dataDir: string): Promise<DoctorReport | null> =>
	readReport(dataDir, 'doctor', schemas.doctor)
