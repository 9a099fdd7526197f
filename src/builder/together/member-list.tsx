// Who joined the design, for its owner: since when, whether they are here, and a button to remove them or let them back in.
import type { TogetherMember } from '#designs/views.ts'
import { readerLanguage } from '#kit/language.ts'
import { instantFormat } from '#kit/time.ts'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/marks.tsx'
import { useShop } from '#ui/shop.tsx'
import { useBuilderTexts } from '../components/builder-language.tsx'

const mediumDay = {
	en: instantFormat({ dateStyle: 'medium' }),
	es: instantFormat({ dateStyle: 'medium' }, 'es'),
}

type MemberListProps = {
	members: readonly TogetherMember[]
	isBusy: boolean
	/** Removes the person, or lets them back in. */
	onChange: (member: TogetherMember) => void
}

export function MemberList({ members, isBusy, onChange }: MemberListProps) {
	const { timeZone } = useShop()
	const { language, frame } = useBuilderTexts()
	const { members: texts } = frame.together
	return (
		<section aria-label={texts.title} className="mt-4">
			<h4 className="text-label font-bold">{texts.title}</h4>
			{members.length === 0 && <p className="text-label text-muted">{texts.none}</p>}
			<ul className="divide-y divide-line">
				{members.map((member) => (
					<li
						key={member.userId}
						className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
					>
						<p className="min-w-0">
							<span className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
								<span>{member.name}</span>
								<Standing {...member} />
							</span>
							<span className="text-label text-muted">
								{texts.joined(mediumDay[readerLanguage(language)](new Date(member.joinedAt), timeZone))}
							</span>
						</p>
						{/* Not disabled while busy: it would lose the focus. */}
						<Button variant="outline" size="small" onClick={() => !isBusy && onChange(member)}>
							{member.isRemoved ? texts.letIn : texts.remove}
							<span className="sr-only"> {member.name}</span>
						</Button>
					</li>
				))}
			</ul>
		</section>
	)
}

function Standing({ isRemoved, isHere }: Pick<TogetherMember, 'isRemoved' | 'isHere'>) {
	const { members: texts } = useBuilderTexts().frame.together
	if (isRemoved) return <Badge tone="neutral">{texts.removed}</Badge>
	return isHere ? <Badge tone="success">{texts.here}</Badge> : null
}
