/** The first row of a query; undefined when there is none. */
export const firstOf = async <Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | undefined> =>
	(await rows)[0]
