import { useState } from 'react'
import { sessionClient } from '#accounts/components/session-client.ts'
import { Button } from '#ui/button.tsx'
import type { IconName } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import type { FactorLine } from '../../../views.ts'
import { factorRefusal } from '../../../rules/factor-labels.ts'
import { Line, Lines } from '../lines.tsx'

const icons: Record<FactorLine['type'], IconName> = { totp: 'shield', phone: 'phone', webauthn: 'lock' }

type FactorListProps = { factors: readonly FactorLine[]; onRemoved: () => void }

/** The person's second factors; removing one needs confirmation. */
export function FactorList({ factors, onRemoved }: FactorListProps) {
	const [askedFor, setAskedFor] = useState<string>()
	const [isBusy, setBusy] = useState(false)
	const [refused, setRefused] = useState<string>()
	const remove = async (factorId: string) => {
		setBusy(true)
		setRefused(undefined)
		const { error } = await sessionClient().mfa.unenroll({ factorId })
		// The token still carries the assurance level of the removed factor.
		if (!error) await sessionClient().refreshSession()
		setBusy(false)
		setAskedFor(undefined)
		if (error) setRefused(factorRefusal(error))
		else onRemoved()
	}
	return (
		<>
			{refused && (
				<Notice tone="danger" alert className="mb-4">
					<p>{refused}</p>
				</Notice>
			)}
			<Lines label="Second steps">
				{factors.map(({ id, type, name, detail, added }) => (
					<Line key={id} icon={icons[type]} title={name} detail={`${detail} · added ${added}`}>
						{askedFor === id ? (
							<div className="flex flex-wrap gap-2">
								<Button variant="danger" size="small" busy={isBusy} onClick={() => void remove(id)}>
									Yes, remove
								</Button>
								<Button variant="ghost" size="small" onClick={() => setAskedFor(undefined)}>
									Keep
								</Button>
							</div>
						) : (
							<Button
								variant="outline"
								size="small"
								aria-label={`Remove ${name}`}
								onClick={() => setAskedFor(id)}
							>
								Remove
							</Button>
						)}
					</Line>
				))}
			</Lines>
		</>
	)
}
