/** What the summary of a `details` with the class `group` does next. */
export const DisclosureLabel = ({ closed, open }: { closed: string; open: string }) => (
	<>
		<span className="group-open:hidden">{closed}</span>
		<span className="hidden group-open:inline">{open}</span>
	</>
)
