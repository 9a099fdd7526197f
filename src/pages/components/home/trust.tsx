import { Icon, type IconName } from '#ui/icon.tsx'
import { trustBadges, type TrustBadge } from '../../content/trust-badges.ts'

const icons: Record<TrustBadge['id'], IconName> = {
	ssl: 'lock',
	quality: 'shield',
	delivery: 'truck',
	support: 'phone',
	history: 'star',
	helmets: 'helmet',
	portal: 'clock',
}

/** What a buyer can rely on (spec §1). */
export function Trust() {
	return (
		<section aria-label="What you can rely on" className="measure pt-18">
			<ul className="grid gap-x-8 gap-y-7 border-y-2 border-dashed border-stitch py-9 sm:grid-cols-2 lg:grid-cols-3">
				{trustBadges.map(({ id, title, text }) => (
					<li key={id} className="flex gap-4">
						<span className="patch grid size-12 shrink-0 place-items-center bg-patch text-action">
							<Icon name={icons[id]} size={26} />
						</span>
						<div>
							<h3 className="display text-[1.375rem] leading-none">{title}</h3>
							<p className="mt-1.5 text-[0.9375rem] text-muted">{text}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}
