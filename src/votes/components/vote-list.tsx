// The votes of a person.
import { counted } from '#kit/plural.ts'
import { ButtonLink } from '#ui/button.tsx'
import { NothingYet } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { newVoteUrl, voteResultUrl } from '../urls.ts'
import type { ListedVote } from '../views.ts'
import { Closing, OpenBadge } from './closing.tsx'
import { VotesHead } from './votes-head.tsx'

export const VoteList = ({ votes }: { votes: readonly ListedVote[] }) => (
	<>
		<VotesHead
			title="Votes"
			action={
				<ButtonLink href={newVoteUrl} variant="action">
					<Icon name="plus" size={18} />
					New vote
				</ButtonLink>
			}
		/>
		<div className="measure pt-6 pb-16">
			{votes.length === 0 ? (
				<NothingYet icon="team" title="No votes yet" ways={[{ href: '/designs', label: 'My designs' }]}>
					<p>
						Choose two to six of your designs, send the link to your team, and see which one they like best.
						No one needs an account to vote.
					</p>
				</NothingYet>
			) : (
				<ul className="divide-y divide-line rounded-card border border-line bg-card">
					{votes.map((vote) => (
						<li key={vote.id} className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-4">
							<div className="min-w-0 flex-1 basis-60">
								<h2 className="font-bold wrap-anywhere">
									<a href={voteResultUrl(vote.id)} className="cover-link hover:text-primary hover:underline">
										{vote.title}
									</a>
								</h2>
								<p className="text-label text-muted">
									<Closing {...vote} />
								</p>
							</div>
							<span className="figures">{counted(vote.ballots, 'vote')}</span>
							<OpenBadge isOpen={vote.isOpen} />
						</li>
					))}
				</ul>
			)}
		</div>
	</>
)
