// Players who left, and for browsers without scripts the links to what the row's dialog offers.
import { Sheet } from '#ui/card.tsx'
import { leaveUrl } from '../urls.ts'

type Named = { id: string; name: string; number: string }
type ListProps = { portalId: string; players: readonly Named[]; label: string }

const PlayerLinks = ({ portalId, players, label }: ListProps) => (
	<ul className="grid gap-x-8 sm:grid-cols-2">
		{players.map(({ id, name, number }) => (
			<li key={id} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
				<span className="min-w-0 break-words">
					{name || 'No name yet'}
					{number !== '' && <span className="figures text-muted">{` #${number}`}</span>}
				</span>
				<a
					href={leaveUrl(portalId, id)}
					className="inline-flex min-h-8 shrink-0 items-center underline hover:text-primary"
				>
					{label}
					<span className="sr-only">: {name}</span>
				</a>
			</li>
		))}
	</ul>
)

/** Without scripts the rows have no dialog. */
export const PlayerChanges = ({ portalId, rows }: { portalId: string; rows: readonly Named[] }) =>
	rows.length > 0 && (
		<details>
			<summary className="min-h-11 content-center font-semibold">A player leaves the team</summary>
			<PlayerLinks portalId={portalId} players={rows} label="Player leaves" />
		</details>
	)

/** Where each can be looked at, and brought back when nothing was ordered. */
export const LeftPlayers = ({ portalId, left }: { portalId: string; left: readonly Named[] }) =>
	left.length > 0 && (
		<Sheet title="Left the team">
			<PlayerLinks portalId={portalId} players={left} label="See" />
		</Sheet>
	)
