// The head of an owner's pages of votes.
import type { ReactNode } from 'react'
import type { PageLanguage } from '#kit/language.ts'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import { voteOwnerTexts } from '../rules/owner-texts.ts'
import { votesUrl } from '../urls.ts'

type HeadProps = {
	language: PageLanguage
	/** Id of the page's form, which keeps what is typed when the language is switched. */
	form?: string | undefined
	title: string
	/** The current page below the list; none for the list itself. */
	crumb?: string
	action?: ReactNode
	children?: ReactNode
}

export const VotesHead = ({ title, crumb, action, language, form, children }: HeadProps) => {
	const { breadcrumb, myDesigns, votes } = voteOwnerTexts[language]
	return (
		<header className="turf">
			<div className="measure pt-6 pb-7">
				<Breadcrumb
					on="turf"
					name={breadcrumb}
					crumbs={[
						{ label: myDesigns, href: '/designs' },
						...(crumb === undefined
							? [{ label: votes }]
							: [{ label: votes, href: votesUrl }, { label: crumb }]),
					]}
				/>
				<LanguageSwitch language={language} on="turf" {...(form !== undefined && { form })} />
				<div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
					<div className="min-w-0">
						<h1 className="display text-heading font-black wrap-anywhere">{title}</h1>
						{children}
					</div>
					{action}
				</div>
			</div>
		</header>
	)
}
