// Adapters of a contract to outside services, each chosen by setting what it needs.
import type { SettingsGroup, Shape, ValuesOf } from './settings.ts'

type Values = Readonly<Record<string, unknown>>

/** An adapter that can be configured. */
export type AdapterDefinition<Adapter> = {
	shape: Shape
	/** Keys whose values are never shown. */
	secrets: readonly string[]
	/** Keys that must all be set once one of `begunBy` is. */
	needed: readonly string[]
	/** Keys that choose the adapter; by default those that it needs. */
	begunBy?: readonly string[]
	open: (values: Values) => Adapter
}

/** Checks the keys of a definition; its `open` receives the needed values as present. */
export const defineAdapter = <Own extends Shape, Needed extends keyof Own & string, Adapter>(definition: {
	shape: Own
	secrets: readonly (keyof Own & string)[]
	needed: readonly Needed[]
	begunBy?: readonly (keyof Own & string)[]
	open: (values: ValuesOf<Own> & Record<Needed, string>) => Adapter
	// Cast: `adapterSettings` opens an adapter only with values of its shape, the needed ones present.
}) => definition as unknown as AdapterDefinition<Adapter>

/**
 * The settings of all adapters of a contract. They resolve to a function that opens the configured adapter, or to null
 * when none is.
 * @param what the adapters, for the message when settings belong to two of them: payment providers
 */
export function adapterSettings<Adapter>(what: string, definitions: readonly AdapterDefinition<Adapter>[]) {
	const begin = (values: Values) =>
		definitions.flatMap(({ needed, begunBy = needed, open }) => {
			const begunWith = begunBy.find((key) => values[key] !== undefined)
			return begunWith === undefined ? [] : [{ begunWith, needed, open }]
		})
	return {
		// Cast: shapes have disjoint keys.
		shape: Object.assign({}, ...definitions.map(({ shape }) => shape)) as Shape,
		secrets: definitions.flatMap(({ secrets }) => secrets),
		problem(values) {
			const [first, second] = begin(values)
			if (second)
				return `${first?.begunWith} and ${second.begunWith} belong to two ${what}: set those of one.`
			const missing = first?.needed.find((key) => values[key] === undefined)
			return missing === undefined ? undefined : `${missing} must be set when ${first?.begunWith} is.`
		},
		resolve(values) {
			const [chosen] = begin(values)
			return chosen ? () => chosen.open(values) : null
		},
	} satisfies SettingsGroup<Shape, (() => Adapter) | null>
}
