/**
 * `Promise.all` that waits for all of them, also after one has failed: nothing of them still runs when it throws. Inside a
 * transaction, where functions of several statements go on at once, none may send its next one after the rollback.
 * @throws the failure of the first of them that failed, in the order given
 */
export async function settled<const Work extends readonly unknown[]>(
	work: Work,
): Promise<{ -readonly [Key in keyof Work]: Awaited<Work[Key]> }> {
	// Once: each `await` of a query of drizzle runs it.
	const ends = work.map((one) => Promise.resolve(one))
	await Promise.allSettled(ends)
	// Cast: `map` forgets which place has which type.
	return Promise.all(ends) as Promise<{ -readonly [Key in keyof Work]: Awaited<Work[Key]> }>
}
