// Changes of a design that several people edit: each sets or removes one field of a tree, so that the last change of a field
// wins and changes of different fields both stay.
import { z } from 'zod'

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

/** Longest path: pieces, piece, lettering, places, slot, view, field. */
const deepest = 8
export const mostOperations = 2_000

export type Operation = {
	path: readonly string[]
	/** Missing to remove the field. */
	value?: Json | undefined
	/** Does nothing when the field is there already. */
	isDefault?: true | undefined
}
export const Operation: z.ZodType<Operation> = z.object({
	path: z.array(z.string().max(80)).min(1).max(deepest),
	value: z.json().optional(),
	isDefault: z.literal(true).optional(),
})

export const isObject = (value: Json | undefined): value is JsonObject =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldOf = (value: Json | undefined, key: string): Json | undefined =>
	isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined

export const valueAt = (tree: Json | undefined, path: readonly string[]): Json | undefined =>
	path.reduce<Json | undefined>(fieldOf, tree)

export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
	if (one === other) return true
	if (Array.isArray(one) && Array.isArray(other))
		return one.length === other.length && one.every((value, at) => isEqual(value, other[at]))
	if (!isObject(one) || !isObject(other)) return false
	const keys = Object.keys(one)
	return (
		keys.length === Object.keys(other).length &&
		keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
	)
}

/** Objects that appear with their first field and need no creation: where a line of lettering is moved to. */
const appearsWithField = (path: readonly string[]): boolean =>
	path[0] === 'pieces' && path[2] === 'lettering' && path[3] === 'places' && path.length <= 6

function changed(
	tree: Json | undefined,
	{ path, value, isDefault }: Operation,
	depth: number,
): Json | undefined {
	const key = path[depth]
	if (key === undefined) return isDefault && tree !== undefined ? tree : value
	if (!isObject(tree)) {
		if (tree !== undefined || value === undefined || !appearsWithField(path.slice(0, depth))) return tree
		return changed({}, { path, value }, depth)
	}
	const before = fieldOf(tree, key)
	const after = changed(before, { path, value, isDefault }, depth + 1)
	if (after === before) return tree
	if (after !== undefined) return { ...tree, [key]: after }
	const { [key]: _removed, ...others } = tree
	return others
}

/**
 * The tree with the change; equal parts keep their identity. A field of something that is not there changes nothing: what one
 * person removes stays removed, whatever others change in it.
 */
export function applyOperations<Tree extends JsonObject>(tree: Tree, operations: readonly Operation[]): Tree {
	// Cast: paths are never empty, so an object stays an object; the reader of the tree checks what is in it.
	return operations.reduce<Json>((now, operation) => changed(now, operation, 0) ?? now, tree) as Tree
}

/** Paths whose value is one field, although it is an object: its parts make sense together only. */
const isWhole = (path: readonly string[]): boolean =>
	['mark', 'shadow', 'tile'].some((field) => path.at(-1) === field)

/** The changes that make one tree of the other. */
export function operationsBetween(
	before: Json | undefined,
	after: Json | undefined,
	path: readonly string[] = [],
): Operation[] {
	if (before === after) return []
	if (isObject(before) && isObject(after) && !isWhole(path))
		return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
			operationsBetween(fieldOf(before, key), fieldOf(after, key), [...path, key]),
		)
	if (isEqual(before, after)) return []
	return [after === undefined ? { path } : { path, value: after }]
}

export const isAtOrUnder = (path: readonly string[], above: readonly string[]): boolean =>
	path.length >= above.length && above.every((key, at) => path[at] === key)

/** Both lists as one, without what the later one replaces. */
export function joinOperations(earlier: readonly Operation[], later: readonly Operation[]): Operation[] {
	const replaces = later.filter(({ isDefault }) => !isDefault)
	const kept = earlier.filter(({ path }) => !replaces.some((operation) => isAtOrUnder(path, operation.path)))
	return [...kept, ...later]
}
