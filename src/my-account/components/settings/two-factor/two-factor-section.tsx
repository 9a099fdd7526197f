import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FactorType } from '#auth/rules/factors.ts'
import { Badge } from '#ui/marks.tsx'
import { Button } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import type { FactorLine, SettingsView } from '../../../views.ts'
import { Line, Lines, Section } from '../section.tsx'
import { AddApp, AddPhone } from './add-code-factor.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { sessionClient } from '#accounts/components/session-client.ts'
import { refusalIn } from '../../../rules/labels.ts'
import { useAccountTexts } from '../../use-account-texts.ts'

const icons: Record<FactorLine['type'], IconName> = { totp: 'shield', phone: 'phone', webauthn: 'lock' }

type FactorListProps = { factors: readonly FactorLine[]; onRemoved: () => void }

/** The person's second factors; removing one needs confirmation. */
function FactorList({ factors, onRemoved }: FactorListProps) {
	const [askedFor, setAskedFor] = useState<string>()
	const [isBusy, setBusy] = useState(false)
	const [refused, setRefused] = useState<string>()
	const { language, settings } = useAccountTexts()
	const { steps: texts } = settings
	const remove = async (factorId: string) => {
		setBusy(true)
		setRefused(undefined)
		const { error } = await sessionClient().mfa.unenroll({ factorId })
		// The token still carries the assurance level of the removed factor.
		if (!error) await sessionClient().refreshSession()
		setBusy(false)
		setAskedFor(undefined)
		if (error) setRefused(refusalIn(language, error))
		else onRemoved()
	}
	return (
		<>
			{refused && (
				<Notice tone="danger" alert className="mb-4">
					<p>{refused}</p>
				</Notice>
			)}
			<Lines label={texts.list}>
				{factors.map(({ id, type, name, detail, added }) => (
					<Line key={id} icon={icons[type]} title={name} detail={`${detail} · ${settings.added(added)}`}>
						{askedFor === id ? (
							<div className="flex flex-wrap gap-2">
								<Button variant="danger" size="small" busy={isBusy} onClick={() => void remove(id)}>
									{texts.yes}
								</Button>
								<Button variant="ghost" size="small" onClick={() => setAskedFor(undefined)}>
									{texts.keep}
								</Button>
							</div>
						) : (
							<Button
								variant="outline"
								size="small"
								aria-label={settings.remove(name)}
								onClick={() => setAskedFor(id)}
							>
								{settings.removeIt}
							</Button>
						)}
					</Line>
				))}
			</Lines>
		</>
	)
}

const ways = {
	totp: { icon: 'shield', Add: AddApp },
	webauthn: { icon: 'lock', Add: AddPasskey },
	phone: { icon: 'phone', Add: AddPhone },
} as const
const order = ['totp', 'webauthn', 'phone'] as const

type TwoFactorSectionProps = Pick<SettingsView, 'factors' | 'offered' | 'lacksFactor'> & {
	onNotice: (title: string) => void
}

/** The second factors of the account, and adding another one. */
export function TwoFactorSection(props: TwoFactorSectionProps) {
	const { factors, offered, lacksFactor, onNotice: notify } = props
	const [adding, setAdding] = useState<FactorType>()
	const { revalidate } = useRevalidator()
	const { steps: texts } = useAccountTexts().settings
	const isOn = factors.length > 0
	const finish = (title: string) => {
		setAdding(undefined)
		notify(title)
		void revalidate()
	}
	// With another factor left, a session raised by the removed one has to verify again: a new page asks for it.
	const removed = () => (factors.length > 1 ? location.reload() : finish(texts.removed))
	const Add = adding && ways[adding].Add
	return (
		<Section
			id="two-factor"
			title={texts.title}
			lead={
				<>
					<Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? texts.on : texts.off}</Badge>
					<p className="mt-2">{texts.lead}</p>
				</>
			}
		>
			{lacksFactor && (
				<Notice tone="warning" className="mb-5">
					<p>{texts.needed}</p>
				</Notice>
			)}
			<Notice className="hidden noscript:flex">
				<p>{texts.needsScripts}</p>
			</Notice>
			<div className="grid gap-5 noscript:hidden">
				{isOn && <FactorList factors={factors} onRemoved={removed} />}
				{factors.length === 1 && (
					<Notice tone="warning" title={texts.second.title}>
						<p>{texts.second.text}</p>
					</Notice>
				)}
				{Add ? (
					<Add
						taken={factors.map(({ name }) => name)}
						onDone={finish}
						onCancel={() => setAdding(undefined)}
					/>
				) : (
					<div className="flex flex-wrap gap-3">
						{order
							.filter((type) => offered.includes(type))
							.map((type) => (
								<Button key={type} variant="outline" onClick={() => setAdding(type)}>
									<Icon name={ways[type].icon} />
									{texts.add[type]}
								</Button>
							))}
					</div>
				)}
			</div>
		</Section>
	)
}
