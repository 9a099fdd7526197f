import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'
import { supportContact } from '#content/support.ts'
import { trustBadges, type TrustBadge } from '#content/trust-badges.ts'

const icons: Record<TrustBadge['id'], IconName> = {
	ssl: 'lock',
	quality: 'shield',
	delivery: 'truck',
	support: 'mail',
	history: 'star',
	helmets: 'helmet',
	portal: 'clock',
}

/** The shop's guarantees (spec §1). */
export function Trust() {
	return (
		<section aria-label="What you can rely on" className="measure pt-18">
			<ul className="grid gap-x-8 gap-y-7 border-y-2 border-dashed border-stitch py-9 sm:grid-cols-2 lg:grid-cols-4">
				{trustBadges.map(({ id, title, text }) => (
					<Claim key={id} icon={icons[id]} title={title}>
						{text}
					</Claim>
				))}
				<Claim icon="phone" title="Talk to a person">
					<a href={supportContact.phoneHref} className="inline-block underline hover:text-primary">
						{supportContact.phone}
					</a>
					, {supportContact.hours}.
				</Claim>
			</ul>
		</section>
	)
}

type ClaimProps = { icon: IconName; title: string; children: ReactNode }

const Claim = ({ icon, title, children }: ClaimProps) => (
	<li className="flex gap-4">
		<span className="patch grid size-12 shrink-0 place-items-center bg-patch text-action">
			<Icon name={icon} size={26} />
		</span>
		<div>
			<h3 className="display text-[1.375rem] leading-none">{title}</h3>
			<p className="mt-1.5 text-[0.9375rem] text-pretty text-muted">{children}</p>
		</div>
	</li>
)
