// The votes of a person.
import type { PageLanguage } from '#kit/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { NothingYet } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { voteOwnerTexts } from '../rules/owner-texts.ts'
import { newVoteUrl, voteResultUrl } from '../urls.ts'
import type { ListedVote } from '../views.ts'
import { Closing, OpenBadge } from './closing.tsx'
import { VotesHead } from './votes-head.tsx'

type VoteListProps = { votes: readonly ListedVote[]; language: PageLanguage }

export const VoteList = ({ votes, language }: VoteListProps) => {
	const texts = voteOwnerTexts[language]
	const { none, count } = texts.list
	return (
		<>
			<VotesHead
				title={texts.votes}
				language={language}
				action={
					<ButtonLink href={newVoteUrl} variant="action">
						<Icon name="plus" size={18} />
						{texts.create.title}
					</ButtonLink>
				}
			/>
			<div className="measure pt-6 pb-16">
				{votes.length === 0 ? (
					<NothingYet icon="team" title={none.title} ways={[{ href: '/designs', label: texts.myDesigns }]}>
						<p>{none.text}</p>
					</NothingYet>
				) : (
					<ul className="divide-y divide-line rounded-card border border-line bg-card">
						{votes.map((vote) => (
							<li key={vote.id} className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-4">
								<div className="min-w-0 flex-1 basis-60">
									<h2 className="font-bold wrap-anywhere">
										<a
											href={voteResultUrl(vote.id)}
											className="cover-link hover:text-primary hover:underline"
										>
											{vote.title}
										</a>
									</h2>
									<p className="text-label text-muted">
										<Closing {...vote} language={language} />
									</p>
								</div>
								<span className="figures">{count(vote.ballots)}</span>
								<OpenBadge isOpen={vote.isOpen} language={language} />
							</li>
						))}
					</ul>
				)}
			</div>
		</>
	)
}
