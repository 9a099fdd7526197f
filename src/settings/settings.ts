// Typed settings: each module declares its own, the application reads them all from one source when it starts.
import { z } from 'zod'

/** Settings by key. A schema holds the default, the messages for wrong values and the description. */
export type Shape = Readonly<Record<string, z.ZodType>>
export type ValuesOf<Own extends Shape> = z.infer<z.ZodObject<Own>>

export type SettingsGroup<Own extends Shape = Shape, Result = unknown> = {
	shape: Own
	/** Keys whose values are never shown. */
	secrets?: readonly string[]
	/** One line that names a missing or conflicting setting; undefined when the settings fit together. */
	problem?(values: ValuesOf<Own>): string | undefined
	/** What the module works with. */
	resolve(values: ValuesOf<Own>): Result
}
export type SettingsGroups = Readonly<Record<string, SettingsGroup>>

/** Infers the types of a group. */
export const settingsGroup = <Own extends Shape, Result>(group: SettingsGroup<Own, Result>) => group

/** The text of a setting where it is stored; undefined or empty when it is not set. */
export type SettingsSource = (key: string) => string | undefined

/** One line that names the setting; shown unchanged when the start fails. */
export class WrongSetting extends Error {
	override readonly name = 'WrongSetting'
}

export const shapeOf = (groups: SettingsGroups): Shape =>
	Object.assign({}, ...Object.values(groups).map(({ shape }) => shape)) as Shape

/** @throws WrongSetting naming the first invalid setting and the reason */
export function readSettings<Groups extends SettingsGroups>(
	groups: Groups,
	source: SettingsSource,
): { [Name in keyof Groups]: ReturnType<Groups[Name]['resolve']> } {
	const shape = shapeOf(groups)
	const given = Object.fromEntries(Object.keys(shape).map((key) => [key, source(key) || undefined]))
	const { data, error } = z.object(shape).safeParse(given)
	if (error) {
		const [issue] = error.issues
		const key = String(issue?.path[0])
		const isSecret = Object.values(groups).some(({ secrets }) => secrets?.includes(key))
		const shown = isSecret ? '' : ` (it is "${given[key] ?? ''}")`
		throw new WrongSetting(`${key} ${issue?.message ?? 'is not usable'}${shown}.`)
	}
	for (const group of Object.values(groups)) {
		const problem = group.problem?.(data)
		if (problem !== undefined) throw new WrongSetting(problem)
	}
	const resolved = Object.entries(groups).map(([name, group]) => [name, group.resolve(data)])
	// Cast: an entry for each group, made by its own `resolve`.
	return Object.fromEntries(resolved) as { [Name in keyof Groups]: ReturnType<Groups[Name]['resolve']> }
}
