/** The address of a page without the team colors that it names. */
export const withoutColors = (address: string): string => {
	const { pathname, searchParams, hash } = new URL(address, location.href)
	for (const name of ['colors', 'team']) searchParams.delete(name)
	return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`
}
