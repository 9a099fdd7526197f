// The portal's team and its order progress.
import { kitUrl } from '#portals/urls.ts'
import { teamSportName } from '#portals/states.ts'
import { sportIn } from '#sports/sport-names.ts'
import { Breadcrumb } from '#ui/page-links.tsx'
import { Stat } from '#ui/marks.tsx'
import { normalTeamName } from '#pictures/rules/team-choice.ts'
import { teamColorsHref } from '#pictures/urls.ts'
import { deliveryUrl } from '../../urls.ts'
import type { PortalView } from '../../views.ts'
import { usePortalTexts } from '../portal-language.tsx'

type PortalHeadProps = Pick<
	PortalView,
	'portal' | 'isManager' | 'rosterSize' | 'participation' | 'own' | 'catalog'
>

const wayLook =
	'inline-flex min-h-11 items-center rounded-control border-2 border-on-turf/45 px-4 font-bold hover:border-on-turf'

/** Shows the whole shop in the team's colors, else in those of its first design. */
function TeamColors({ portal, catalog }: Pick<PortalHeadProps, 'portal' | 'catalog'>) {
	const { look } = portal
	const { page } = usePortalTexts()
	const colors = look ?? catalog.find(({ teamColors }) => teamColors)?.teamColors
	if (!colors) return null
	return (
		<form method="post" action={teamColorsHref} data-team-form className="mt-4">
			<input type="hidden" name="back" value={`/portal/${portal.id}`} />
			<input type="hidden" name="primary" value={colors.primary} />
			<input type="hidden" name="secondary" value={colors.secondary} />
			<input type="hidden" name="team" value={normalTeamName(look?.name || portal.teamName)} />
			<button type="submit" className={wayLook}>
				{page.inOurColors}
			</button>
		</form>
	)
}

export function PortalHead({ portal, isManager, rosterSize, participation, own, catalog }: PortalHeadProps) {
	const { id, teamName, school, season, sport } = portal
	const { page: texts, language } = usePortalTexts()
	return (
		<section className="turf">
			<div className="measure flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-6 pb-8">
				<div className="min-w-0">
					<Breadcrumb
						on="turf"
						name={texts.breadcrumb}
						crumbs={[
							{ label: texts.home, href: '/' },
							...(isManager ? [{ label: texts.dashboard, href: '/team/dashboard' }] : []),
							{ label: teamName },
						]}
					/>
					<h1 className="display mt-4 text-title font-black break-words">{teamName}</h1>
					<p className="mt-1.5 text-on-turf-muted">
						{[school, sportIn(language, teamSportName(sport)), season].filter(Boolean).join(' · ')}
					</p>
					{isManager && (
						<nav aria-label={texts.team} className="mt-4 flex flex-wrap gap-2.5">
							<a href={`/portal/${id}/roster`} className={wayLook}>
								{texts.links.roster}
							</a>
							<a href={kitUrl(id)} className={wayLook}>
								{texts.links.kit}
							</a>
							<a href={`/portal/${id}/people`} className={wayLook}>
								{texts.links.people}
							</a>
							<a href={deliveryUrl(id)} className={wayLook}>
								{texts.links.delivery}
							</a>
							<a href={`/portal/${id}/messages`} className={wayLook}>
								{texts.links.messages}
							</a>
							<a href="#ordered" className={wayLook}>
								{texts.links.ordered}
							</a>
						</nav>
					)}
					<TeamColors {...{ portal, catalog }} />
				</div>
				{participation && (
					<dl className="flex flex-wrap gap-x-9 gap-y-4">
						<Stat on="turf" value={rosterSize} label={texts.players(rosterSize)} />
						{participation.items.length > 0 && (
							<Stat
								on="turf"
								value={texts.ofAll(participation.complete, participation.players)}
								label={texts.haveAll}
							/>
						)}
					</dl>
				)}
				{own && (
					<dl className="flex gap-x-9">
						<Stat on="turf" value={own.number === '' ? '–' : `#${own.number}`} label={own.name} />
					</dl>
				)}
			</div>
		</section>
	)
}
