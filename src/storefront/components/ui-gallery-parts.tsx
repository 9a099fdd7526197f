import type { ReactNode } from 'react'
import { roles } from '#kit/roles.ts'
import { Badge, Stat } from '#ui/marks.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon, iconNames } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/price.tsx'
import { SkeletonCards, SkeletonLines } from '#ui/skeleton.tsx'
import { NumberCell, Table } from '#ui/table.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { RoleBadge } from './header-controls.tsx'
import { GalleryForm } from './ui-gallery-form.tsx'

const rowClass = 'flex flex-wrap items-center gap-3'
const variants = ['action', 'primary', 'outline', 'ghost', 'danger'] as const
const tones = ['neutral', 'primary', 'gold', 'danger', 'success', 'warning', 'info'] as const

/** The parts of the gallery; `scheme` makes ids and names of the two copies unique. */
export function galleryParts(scheme: string): readonly { title: string; body: ReactNode }[] {
	return [
		{ title: 'Buttons', body: <Buttons /> },
		{ title: 'Marks', body: <Marks /> },
		{ title: 'Badges', body: <Badges /> },
		{ title: 'Prices and figures', body: <Figures /> },
		{ title: 'Form', body: <GalleryForm scheme={scheme} /> },
		{ title: 'Notices', body: <Notices /> },
		{ title: 'Tabs and crumbs', body: <Navigation scheme={scheme} /> },
		{ title: 'Table', body: <Lines /> },
		{ title: 'Dialog', body: <Dialogs scheme={scheme} /> },
		{ title: 'Waiting and empty', body: <Waiting /> },
		{ title: 'Icons', body: <Icons /> },
	]
}

const Buttons = () => (
	<div className="grid gap-4">
		{(['large', 'medium', 'small'] as const).map((size) => (
			<div key={size} className={rowClass}>
				{variants.map((variant) => (
					<Button key={variant} variant={variant} size={size}>
						{variant}
					</Button>
				))}
			</div>
		))}
		<div className={rowClass}>
			<Button disabled>Disabled</Button>
			<Button busy>Processing...</Button>
			<Button variant="outline" size="icon" aria-label="More">
				<Icon name="plus" />
			</Button>
			<ButtonLink variant="action" href="#main">
				A link <Icon name="arrow-right" size={16} />
			</ButtonLink>
		</div>
	</div>
)

const Marks = () => (
	<div className="grid gap-5">
		<div className="turf rounded-card p-8">
			<p className="display text-hero">
				Gear up for <span className="text-action">greatness</span>
			</p>
			<div className={`${rowClass} mt-6`}>
				<ButtonLink variant="action" size="large" href="#main">
					Start custom builder
				</ButtonLink>
				<ButtonLink variant="turf" size="large" href="#main">
					Request Team Portal
				</ButtonLink>
			</div>
		</div>
		<div className="grid gap-4.5 md:grid-cols-3">
			{['Custom Gear', 'Team Portals', 'Pro Services'].map((title, index) => (
				<Card key={title} stitched lifts className="p-6.5">
					<p aria-hidden="true" className="numeral text-[4rem]">
						0{index + 1}
					</p>
					<h3 className="display mt-2 text-subheading">{title}</h3>
					<p className="mt-1.5 text-body">Colors, logos, names and numbers in inches, priced as you draw.</p>
				</Card>
			))}
		</div>
		<hr className="stitch" />
	</div>
)

const Badges = () => (
	<div className="grid gap-3">
		<div className={rowClass}>
			{tones.map((tone) => (
				<Badge key={tone} tone={tone}>
					{tone}
				</Badge>
			))}
		</div>
		<div className={rowClass}>
			{roles.map((role) => (
				<RoleBadge key={role} roles={[role]} />
			))}
		</div>
	</div>
)

const Figures = () => (
	<div className="grid gap-6">
		<div className={rowClass}>
			<Price cents={3900} size="small" from />
			<Price cents={8640} />
			<Price cents={207360} size="large" wasCents={230400} />
		</div>
		<dl className="turf grid gap-6 rounded-card p-6 sm:grid-cols-3">
			<Stat on="turf" value="67 years" label="outfitting teams" />
			<Stat on="turf" value="12–100+" label="5 % to 20 % team pricing" />
			<Stat on="turf" value="2–3 days" label="delivery in stock" />
		</dl>
	</div>
)

const Notices = () => (
	<div className="grid gap-3 md:grid-cols-2">
		<Notice tone="warning">
			High-school football asks for 10 in on the back. <a href="#main">Make it 10 in</a>
		</Notice>
		<Notice tone="success">All validations passed! Your design is ready.</Notice>
		<Notice tone="info">Closes Friday 6 pm.</Notice>
		<Notice tone="danger" title="Two players share number 12">
			Change one of them before you order.
		</Notice>
	</div>
)

const Navigation = ({ scheme }: { scheme: string }) => (
	<div className="grid gap-6">
		<Breadcrumb
			crumbs={[
				{ label: 'Home', href: '/' },
				{ label: 'Football', href: '/sport/football/products' },
				{ label: 'Gridiron Pro' },
			]}
		/>
		<Tabs
			legend="Product details"
			name={`tabs-${scheme}`}
			tabs={[
				{ id: 'sizes', label: 'Sizing Chart', panel: <p>Measure around the fullest part of the chest.</p> },
				{ id: 'certs', label: 'Certifications', panel: <p>OEKO-TEX Standard 100 fabric.</p> },
				{ id: 'lead', label: 'Lead Time', panel: <p>2–3 weeks, then 3–5 business days to you.</p> },
			]}
		/>
	</div>
)

const Lines = () => (
	<Table caption="Recent orders">
		<thead>
			<tr>
				<th scope="col">Order</th>
				<th scope="col">Status</th>
				<th scope="col" className="text-right">
					Total
				</th>
			</tr>
		</thead>
		<tbody>
			{['4f1a09c2', 'b07d33e1', '90cc12ab'].map((reference, index) => (
				<tr key={reference}>
					<th scope="row">{reference}</th>
					<td>
						<Badge tone={index === 0 ? 'warning' : 'success'}>
							{index === 0 ? 'Awaiting approval' : 'Delivered'}
						</Badge>
					</td>
					<NumberCell>
						<Price cents={124_050 * (index + 1)} size="small" />
					</NumberCell>
				</tr>
			))}
		</tbody>
	</Table>
)

const Dialogs = ({ scheme }: { scheme: string }) => (
	<>
		<DialogButton opens={`dialog-${scheme}`} variant="outline">
			Request changes
		</DialogButton>
		<Dialog
			id={`dialog-${scheme}`}
			title="Request changes"
			actions={<Button variant="primary">Send to the coach</Button>}
		>
			<p>Say what should change. The design stays open until it is approved.</p>
		</Dialog>
	</>
)

const Waiting = () => (
	<div className="grid gap-6">
		<SkeletonCards />
		<SkeletonLines />
		<EmptyState
			title="No orders yet"
			actions={<ButtonLink href="/builder/jerseys">Start with a jersey</ButtonLink>}
		>
			When you order, the status shows here.
		</EmptyState>
	</div>
)

const Icons = () => (
	<ul className="flex flex-wrap gap-4">
		{iconNames.map((name) => (
			<li key={name} className="grid w-24 justify-items-center gap-1.5 text-xs text-muted">
				<span className="text-ink">
					<Icon name={name} size={28} />
				</span>
				{name}
			</li>
		))}
	</ul>
)
