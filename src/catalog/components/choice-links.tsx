// The filter of a catalog page: links styled as a row of tabs, "All" first.
import { choiceAddress, choiceStep, type BuilderList } from '../rules/builder-lists.ts'

type ChoiceLinksProps = {
	list: Pick<BuilderList, 'path' | 'filter'>
	chosen: string | undefined
	counts: ReadonlyMap<string, number>
}

export function ChoiceLinks({ list, chosen, counts }: ChoiceLinksProps) {
	const options = [{ value: undefined, label: 'All' }, ...list.filter.options]
	return (
		<nav aria-label={list.filter.legend} data-part="choice">
			<ul className="flex flex-wrap gap-2">
				{options.map(({ value, label }) => (
					<li key={label}>
						<a
							id={`choice-${value ?? 'all'}`}
							href={choiceAddress(list, { chosen: value, show: choiceStep })}
							data-swap=""
							aria-current={value === chosen ? 'true' : undefined}
							className="inline-flex min-h-11 items-center gap-2 rounded-full border border-field-line bg-card px-4 font-semibold hover:border-ink aria-[current=true]:border-selected aria-[current=true]:bg-selected aria-[current=true]:text-on-selected"
						>
							{label}
							<span className="figures text-label font-normal opacity-80">
								{counts.get(value ?? 'all') ?? 0}
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
