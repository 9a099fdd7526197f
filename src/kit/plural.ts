// A noun in the number of its things, for messages and labels.

/** `item` for one, else `items`. @param many when it is not `one` with an s */
export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

/** `1 item`, `1,200 items` */
export const counted = (count: number, one: string, many?: string): string =>
	`${count.toLocaleString('en-US')} ${plural(count, one, many)}`
