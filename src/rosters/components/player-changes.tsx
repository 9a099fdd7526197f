// Players who left.
import { Sheet } from '#ui/card.tsx'
import { leaveUrl } from '../urls.ts'

type Named = { id: string; name: string; number: string }
type ListProps = {
	players: readonly Named[]
	links: readonly { label: string; href: (id: string) => string }[]
}

const PlayerLinks = ({ players, links }: ListProps) => (
	<ul className="grid gap-x-8 sm:grid-cols-2">
		{players.map(({ id, name, number }) => (
			<li key={id} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
				<span className="min-w-0 break-words">
					{name || 'No name yet'}
					{number !== '' && <span className="figures text-muted">{` #${number}`}</span>}
				</span>
				<span className="flex flex-wrap justify-end gap-x-4">
					{links.map(({ label, href }) => (
						<a
							key={label}
							href={href(id)}
							className="inline-flex min-h-8 items-center underline hover:text-primary"
						>
							{label}
							<span className="sr-only">: {name}</span>
						</a>
					))}
				</span>
			</li>
		))}
	</ul>
)

/** Where each can be looked at, and brought back when nothing was ordered. */
export const LeftPlayers = ({ portalId, left }: { portalId: string; left: readonly Named[] }) =>
	left.length > 0 && (
		<Sheet title="Left the team">
			<PlayerLinks players={left} links={[{ label: 'See', href: (id) => leaveUrl(portalId, id) }]} />
		</Sheet>
	)
