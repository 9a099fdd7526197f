// Who joined the design, for its owner: since when, whether they are here, and a button to remove them or let them back in.
import type { TogetherMember } from '#designs/views.ts'
import { instantFormat } from '#kit/time.ts'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/marks.tsx'
import { useShop } from '#ui/shop.tsx'

const mediumDay = instantFormat({ dateStyle: 'medium' })

type MemberListProps = {
	members: readonly TogetherMember[]
	isBusy: boolean
	/** Removes the person, or lets them back in. */
	onChange: (member: TogetherMember) => void
}

export function MemberList({ members, isBusy, onChange }: MemberListProps) {
	const { timeZone } = useShop()
	return (
		<section aria-label="People who joined" className="mt-4">
			<h4 className="text-label font-bold">People who joined</h4>
			{members.length === 0 && <p className="text-label text-muted">No one has joined yet.</p>}
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
								{`Joined ${mediumDay(new Date(member.joinedAt), timeZone)}`}
							</span>
						</p>
						{/* Not disabled while busy: it would lose the focus. */}
						<Button variant="outline" size="small" onClick={() => !isBusy && onChange(member)}>
							{member.isRemoved ? 'Let back in' : 'Remove'}
							<span className="sr-only"> {member.name}</span>
						</Button>
					</li>
				))}
			</ul>
		</section>
	)
}

function Standing({ isRemoved, isHere }: Pick<TogetherMember, 'isRemoved' | 'isHere'>) {
	if (isRemoved) return <Badge tone="neutral">Removed</Badge>
	return isHere ? <Badge tone="success">Here now</Badge> : null
}
