// What the owner sets, by section: the values that hold, their changes and their history. Each process reads them from the
// database, so a change holds everywhere at once.
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { Refusal } from '#kit/errors.ts'
import { assertCan } from '#policies/policy.ts'
import { messages } from '../messages.ts'
import { shopSettingsPolicy } from '../policies.ts'
import { changesBetween, type Section, type SettingsVersion, type Versioned } from '../rules/section.ts'
import { atVersion, insertVersion, latestOfEach, newest, versionsOf } from '../store/settings.server.ts'

export type Reading = Pick<ServiceContext, 'db'>

export const valuesIn = <Values extends object>(
	section: Section<Values>,
	row: { version: number; values: unknown } | undefined,
): Versioned<Values> => ({ ...storedIn(section, row), version: row?.version ?? 0 })

/** The same without the version. */
export const storedIn = <Values extends object>(
	{ schema, initial }: Section<Values>,
	row: { values: unknown } | undefined,
): Values => (row ? schema.parse(row.values) : initial)

/** The values that hold now. One statement. */
export const settingsNow = async <Values extends object>(
	{ db }: Reading,
	section: Section<Values>,
): Promise<Versioned<Values>> => valuesIn(section, await newest(db, section.name))

/** @param version 0 for the initial values @throws Refusal not_found */
export async function settingsAt<Values extends object>(
	{ db }: Reading,
	section: Section<Values>,
	version: number,
): Promise<Versioned<Values>> {
	if (version === 0) return valuesIn(section, undefined)
	const row = await atVersion(db, section.name, version)
	if (!row) throw new Refusal('not_found', messages.noVersion)
	return valuesIn(section, row)
}

const shownVersions = 20

/** The values that hold and their latest changes, newest first. One statement. @throws Refusal forbidden */
export async function settingsHistory<Values extends object>(
	context: ServiceContext,
	section: Section<Values>,
): Promise<{ now: Versioned<Values>; versions: SettingsVersion[] }> {
	assertCan(context, shopSettingsPolicy, 'see')
	const rows = await versionsOf(context.db, section.name, shownVersions + 1)
	const lists = rows.map((row) => valuesIn(section, row))
	const first = valuesIn(section, undefined)
	const linesAt = (at: number) => section.lines(lists[at] ?? first)
	const versions = rows.slice(0, shownVersions).map(({ version, changedAt, changedBy }, at) => ({
		version,
		changedAt,
		changedBy,
		changes: changesBetween(linesAt(at + 1), linesAt(at)),
	}))
	return { now: lists[0] ?? first, versions }
}

/** The latest change of each section that was ever changed. One statement. @throws Refusal forbidden */
export async function latestChanges(context: ServiceContext) {
	assertCan(context, shopSettingsPolicy, 'see')
	return latestOfEach(context.db)
}

export type Saved<Values> = {
	/** Version that the form was opened with. */
	seen: number
	values: Values
}

/**
 * Makes these the values that hold. Call it inside a transaction; the caller updates the search index where its pages say
 * them.
 * @throws Refusal forbidden except for admin; invalid when nothing differs; conflict after a change meanwhile
 */
export async function saveSettings<Values extends object>(
	inner: ServiceContext,
	section: Section<Values>,
	{ seen, values: typed }: Saved<Values>,
): Promise<void> {
	assertCan(inner, shopSettingsPolicy, 'change')
	const values = section.schema.parse(typed)
	const before = await settingsNow(inner, section)
	const changes = changesBetween(section.lines(before), section.lines(values))
	const [first] = changes
	if (!first) throw new Refusal('invalid', messages.unchanged)
	const row = {
		section: section.name,
		version: seen + 1,
		values,
		changedBy: inner.actor.userId,
		changedAt: inner.now,
	}
	if (before.version !== seen || !(await insertVersion(inner.db, row)))
		throw new Refusal('conflict', messages.changedMeanwhile)
	// Ready pages show them.
	await raiseVersion(inner.db, 'catalog')
	await note(inner, {
		event: 'settings.changed',
		subject: `${section.name} ${row.version}`,
		details: {
			section: section.name,
			changes: changes.length,
			first: `${first.label}: ${first.from} → ${first.to}`,
		},
	})
}
