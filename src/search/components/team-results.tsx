// What the signed-in person alone finds: their teams, above the results that everybody has.
import { useResultLabel, useSearchTexts } from './search-language.tsx'
import { Icon } from '#ui/icon.tsx'
import type { PersonalGroup, PersonalResult } from '../contract.ts'

const Row = ({ result: { title, detail, href } }: { result: PersonalResult }) => (
	<li className="relative flex items-center gap-4 px-4 py-3.5 hover:bg-well sm:px-5">
		<span className="patch grid size-10 shrink-0 place-items-center bg-well text-primary">
			<Icon name="shirt" />
		</span>
		<span className="min-w-0 grow">
			<a href={href} className="cover-link block font-bold break-words">
				{title}
			</a>
			<span className="block text-[0.9375rem] break-words text-body">{detail}</span>
		</span>
		<Icon name="chevron-right" size={18} className="shrink-0 text-muted" />
	</li>
)

function Group({ group: { label, results, hasMore }, id }: { group: PersonalGroup; id: string }) {
	const { moreTeams } = useSearchTexts()
	const say = useResultLabel()
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="display mb-3 text-subheading">
				{say(label)}
			</h2>
			<ul className="max-w-4xl divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
				{results.map((result) => (
					<Row key={result.id} result={result} />
				))}
			</ul>
			{hasMore && <p className="mt-2 text-[0.9375rem] text-muted">{moreTeams}</p>}
		</section>
	)
}

export function TeamResults({ groups }: { groups: readonly PersonalGroup[] }) {
	if (groups.length === 0) return null
	return (
		<div className="measure grid gap-7 pt-6">
			{groups.map((group, at) => (
				<Group key={group.label} group={group} id={`teams-${at}`} />
			))}
		</div>
	)
}
