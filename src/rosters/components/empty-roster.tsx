import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'

type EmptyRosterProps = {
	lastSeason: { teamName: string; season: string; players: number } | null
	isAlive: boolean
	onImport: () => void
	onType: () => void
}

/** No players yet: four ways to add the first. */
export function EmptyRoster({ lastSeason, isAlive, onImport, onType }: EmptyRosterProps) {
	return (
		<EmptyState
			icon="team"
			title={
				<span role="heading" aria-level={2}>
					Who is on the team?
				</span>
			}
			actions={
				<>
					{isAlive ? (
						<Button variant="action" onClick={onImport}>
							<Icon name="upload" />
							Paste a list or choose a file
						</Button>
					) : (
						<ButtonLink variant="action" href="#paste">
							Paste a list
						</ButtonLink>
					)}
					{lastSeason && (
						<form method="post">
							<input type="hidden" name="intent" value="last-season" />
							<Button variant="outline" type="submit">
								{`Start from ${lastSeason.season} (${lastSeason.players} players)`}
							</Button>
						</form>
					)}
					{isAlive && (
						<Button variant="outline" onClick={onType}>
							<Icon name="edit" />
							Type them in
						</Button>
					)}
				</>
			}
		>
			Load the roster once and order for every player in one go: names, numbers and sizes fill in by
			themselves.
			{lastSeason && ` Last time ${lastSeason.teamName} had ${lastSeason.players} players.`}
		</EmptyState>
	)
}
