// Versions of what the owner sets. The newest one of a section holds.
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { profiles } from '#accounts/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { compiled } from '#database/compiled.server.ts'
import { shopSettings, type SettingsSection } from '../tables.ts'

const fields = columnsOf(shopSettings, 'version', 'values')

/** Undefined before the first change. */
export async function newest(db: Connection, section: SettingsSection) {
	const [row] = await db
		.select(fields)
		.from(shopSettings)
		.where(eq(shopSettings.section, section))
		.orderBy(desc(shopSettings.version))
		.limit(1)
	return row
}

const newestEach = compiled((query) =>
	query
		.selectDistinctOn([shopSettings.section], { section: shopSettings.section, ...fields })
		.from(shopSettings)
		.where(sql`${shopSettings.section} = any(${sql.placeholder('sections')}::text[])`)
		.orderBy(shopSettings.section, desc(shopSettings.version)),
)

/** Of several sections, as they are at one moment: one statement. None before the first change. */
export const newestOf = (db: Connection, sections: readonly SettingsSection[]) => newestEach(db, { sections })

/** The latest change of each section, with who made it. */
export const latestOfEach = (db: Connection) =>
	db
		.selectDistinctOn([shopSettings.section], {
			section: shopSettings.section,
			changedAt: shopSettings.changedAt,
			changedBy: profiles.email,
		})
		.from(shopSettings)
		.leftJoin(profiles, eq(profiles.id, shopSettings.changedBy))
		.orderBy(shopSettings.section, desc(shopSettings.version))

export async function atVersion(db: Connection, section: SettingsSection, version: number) {
	const [row] = await db
		.select(fields)
		.from(shopSettings)
		.where(and(eq(shopSettings.section, section), eq(shopSettings.version, version)))
	return row
}

/** Newest first, with who changed it. */
export const versionsOf = (db: Connection, section: SettingsSection, limit: number) =>
	db
		.select({ ...fields, changedAt: shopSettings.changedAt, changedBy: profiles.email })
		.from(shopSettings)
		.leftJoin(profiles, eq(profiles.id, shopSettings.changedBy))
		.where(eq(shopSettings.section, section))
		.orderBy(desc(shopSettings.version))
		.limit(limit)

/** @returns false when the version exists already, from a concurrent change */
export async function insertVersion(db: Connection, row: typeof shopSettings.$inferInsert): Promise<boolean> {
	const made = await db
		.insert(shopSettings)
		.values(row)
		.onConflictDoNothing()
		.returning({ version: shopSettings.version })
	return made.length > 0
}

/** Versions of all sections in their order, for checks. */
export const versionsAfter = (
	db: Connection,
	after: { section: string; version: number } | null,
	limit: number,
): Promise<{ section: string; version: number; values: unknown }[]> =>
	db
		.select({ section: shopSettings.section, ...fields })
		.from(shopSettings)
		.where(
			after
				? sql`(${shopSettings.section}, ${shopSettings.version}) > (${after.section}, ${after.version})`
				: undefined,
		)
		.orderBy(asc(shopSettings.section), asc(shopSettings.version))
		.limit(limit)
