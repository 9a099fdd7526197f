// Numbers of things and lists of them, for messages and labels.

/** `item` for one, else `items`. @param many when it is not `one` with an s */
export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

// Made once: `toLocaleString` looks up a locale at each call, and a list page shows a hundred counts.
const thousands = new Intl.NumberFormat('en-US')

/** `999`, `1,200` */
export const formatCount = (count: number): string =>
	Math.abs(count) < 1_000 ? String(count) : thousands.format(count)

/** `999`, `1,000+` for more than the most that is counted */
export const formatCountUpTo = (count: number, most: number): string =>
	count > most ? `${formatCount(most)}+` : formatCount(count)

/** `1 item`, `1,200 items` */
export const counted = (count: number, one: string, many?: string): string =>
	`${formatCount(count)} ${plural(count, one, many)}`

/** As `counted`, for things that are counted up to a limit and one further: `1,000+ items` */
export const countedUpTo =
	(most: number) =>
	(count: number, one: string, many?: string): string =>
		`${formatCountUpTo(count, most)} ${plural(count, one, many)}`

/** `Jersey, pants and socks` */
export const joinedByAnd = (parts: readonly string[]): string =>
	parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
