// Fields of forms as they were typed, and one message for each that is wrong.

/** Empty for what was not sent, and for a file. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The named fields as they were typed, so that nothing is lost when something is wrong. */
export const typedIn = <Name extends string>(
	names: readonly Name[],
	fields: Readonly<Record<string, unknown>>,
): Record<Name, string> =>
	// Cast: an entry for each name.
	Object.fromEntries(names.map((name) => [name, textOf(fields[name])])) as Record<Name, string>

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** The first message of each of these fields. */
export function errorsIn<Name extends string>(
	names: readonly Name[],
	issues: readonly Issue[],
): Partial<Record<Name, string>> {
	const errors: Partial<Record<Name, string>> = {}
	for (const { path, message } of issues) {
		const field = names.find((name) => name === path[0])
		if (field !== undefined) errors[field] ??= message
	}
	return errors
}
