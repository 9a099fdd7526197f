// Form fields as typed, and one message for each invalid one.

/** Empty for a missing field and for a file. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The named fields as typed, so that an invalid form keeps its input. */
export const typedIn = <Name extends string>(
	names: readonly Name[],
	fields: Readonly<Record<string, unknown>>,
): Record<Name, string> =>
	// Cast: an entry for each name.
	Object.fromEntries(names.map((name) => [name, textOf(fields[name])])) as Record<Name, string>

/** A form as typed, with its value or one message for each invalid field. */
export type TypedForm<Name extends string, Value> = { typed: Record<Name, string> } & (
	{ ok: true; value: Value } | { ok: false; errors: Partial<Record<Name, string>> }
)

type FormSchema<Value> = {
	safeParse: (
		typed: unknown,
	) => { success: true; data: Value } | { success: false; error: { issues: readonly Issue[] } }
}

export function readTyped<Name extends string, Value>(
	names: readonly Name[],
	schema: FormSchema<Value>,
	fields: Readonly<Record<string, unknown>>,
): TypedForm<Name, Value> {
	const typed = typedIn(names, fields)
	const parsed = schema.safeParse(typed)
	return parsed.success
		? { ok: true, value: parsed.data, typed }
		: { ok: false, errors: errorsIn(names, parsed.error.issues), typed }
}

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
