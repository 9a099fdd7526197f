// Questions and answers of the support page in every language. Answers from prices: `src/pricing/rules/price-words.ts`.
import { translations } from '#kit/translations.ts'

export type GroupId = 'ordering' | 'design' | 'shipping' | 'helmets' | 'help'

/** Questions whose answer is the same in every shop; that on returns until the owner writes another. */
type FixedId =
	| 'portal'
	| 'purchase-order'
	| 'add-later'
	| 'logo'
	| 'proof'
	| 'legal-numbers'
	| 'custom-lead-time'
	| 'returns'
	| 'wrong-size'
	| 'helmets'

export type QuestionId = FixedId | 'team-pricing' | 'role-pricing' | 'shipping' | 'reach-us' | 'privacy'

type HelpTexts = {
	/** How soon messages are answered. */
	replies: string
	groups: Readonly<Record<GroupId, string>>
	questions: Readonly<Record<QuestionId, string>>
	answers: Readonly<Record<FixedId, string>>
	reachUs: (hours: string) => string
	privacy: (shop: string) => string
}

export const helpTexts = translations<HelpTexts>({
	en: {
		replies: 'We reply within 24 hours.',
		groups: {
			ordering: 'Ordering',
			design: 'Design',
			shipping: 'Shipping and returns',
			helmets: 'Helmets',
			help: 'Help',
		},
		questions: {
			'team-pricing': 'Do you offer team pricing?',
			'role-pricing': 'I am a coach. Do I get a discount?',
			portal: 'How does a team portal work?',
			'purchase-order': 'Can our school pay by purchase order?',
			'add-later': 'Can I add a player after the order is in?',
			logo: 'What logo files can I send?',
			proof: 'Will I see a proof?',
			'legal-numbers': 'Will the numbers be legal in my league?',
			shipping: 'How long does shipping take?',
			'custom-lead-time': 'When do custom orders ship?',
			returns: 'What is your return policy?',
			'wrong-size': 'What if a custom jersey does not fit?',
			helmets: 'What does helmet reconditioning cost and how long does it take?',
			'reach-us': 'How do I reach you?',
			privacy: 'Who can see our roster?',
		},
		answers: {
			portal:
				'Send the request form with your school, sport and contact. We set the portal up within 24 hours. You confirm the catalog and roster, players choose their sizes, and the school approves before we produce.',
			'purchase-order':
				'Yes. Choose School PO in the bulk checkout and enter the PO number. The order waits for approval by the school and is invoiced.',
			'add-later':
				'Yes, as a new order from the same design: your colors, lettering and placements are kept. The quantity discount counts the units of the new order.',
			logo: 'SVG, PNG, JPEG or PDF up to 10MB. Vector files are best. Images should have at least 300 DPI at print size; the builder shows the real value.',
			proof:
				'Always. The proof shows each view, every placement in inches, the colors and the roster. Nothing is cut before it is approved, and an approved design is locked.',
			'legal-numbers':
				'The builder checks number range, height and contrast for your sport and shows the date of each rule. States differ: check with your state association before you approve.',
			'custom-lead-time':
				'Custom orders ship in 7-10 days. Custom jerseys are cut and sewn for you and take 2-3 weeks. The product page shows the lead time of your size and color.',
			returns:
				'Standard items can be returned within 30 days, unworn and undecorated. Custom orders are final sale. If we made a mistake, we make it again at our cost.',
			'wrong-size':
				'Custom orders are final sale, so measure first: every product page has a size chart with body and garment measurements. Ask us about a fit kit for teams.',
			helmets:
				'The standard price is $65 per helmet and the turnaround is 10-14 business days. We are one of 30 helmet reconditioners in the USA.',
		},
		reachUs: (hours) =>
			`Send the form on this page and we reply within 24 hours. The phone is answered ${hours}. Orders, proofs and portals are open 24/7.`,
		privacy: (shop) =>
			`Only people of your portal and the ${shop} staff who work on your order. Rosters are never shown on public pages. The privacy page says more.`,
	},
	es: {
		replies: 'Respondemos en menos de 24 horas.',
		groups: {
			ordering: 'Pedidos',
			design: 'Diseño',
			shipping: 'Envíos y devoluciones',
			helmets: 'Cascos',
			help: 'Ayuda',
		},
		questions: {
			'team-pricing': '¿Tienen precios de equipo?',
			'role-pricing': 'Soy entrenador. ¿Tengo descuento?',
			portal: '¿Cómo funciona un portal de equipo?',
			'purchase-order': '¿Puede pagar nuestra escuela con una orden de compra?',
			'add-later': '¿Puedo agregar a un jugador después de hacer el pedido?',
			logo: '¿Qué archivos de logotipo puedo enviar?',
			proof: '¿Veré una prueba del diseño?',
			'legal-numbers': '¿Serán reglamentarios los números en mi liga?',
			shipping: '¿Cuánto tarda el envío?',
			'custom-lead-time': '¿Cuándo salen los pedidos personalizados?',
			returns: '¿Cuál es su política de devoluciones?',
			'wrong-size': '¿Qué pasa si una camiseta a la medida no le queda a alguien?',
			helmets: '¿Cuánto cuesta reacondicionar un casco y cuánto tarda?',
			'reach-us': '¿Cómo me comunico con ustedes?',
			privacy: '¿Quién puede ver nuestra lista de jugadores?',
		},
		answers: {
			portal:
				'Envíe el formulario de solicitud con su escuela, su deporte y una persona de contacto. Preparamos el portal en menos de 24 horas. Usted confirma el catálogo y la lista de jugadores, los jugadores eligen sus tallas y la escuela aprueba antes de que produzcamos.',
			'purchase-order':
				'Sí. Elija “Orden de compra de la escuela” al pagar el pedido de equipo y escriba el número de la orden. El pedido espera la aprobación de la escuela y se factura.',
			'add-later':
				'Sí, como un pedido nuevo con el mismo diseño: se conservan los colores, las letras y las posiciones. El descuento por cantidad cuenta las unidades del pedido nuevo.',
			logo: 'SVG, PNG, JPEG o PDF de hasta 10MB. Los archivos vectoriales son los mejores. Las imágenes deben tener al menos 300 DPI al tamaño de impresión; el diseñador muestra el valor real.',
			proof:
				'Siempre. La prueba muestra cada vista, cada posición en pulgadas, los colores y la lista de jugadores. No se corta nada antes de que se apruebe, y un diseño aprobado queda bloqueado.',
			'legal-numbers':
				'El diseñador revisa el rango, la altura y el contraste de los números para su deporte y muestra la fecha de cada regla. Cada estado es distinto: consulte a la asociación de su estado antes de aprobar.',
			'custom-lead-time':
				'Los pedidos personalizados salen en 7-10 días. Las camisetas a la medida se cortan y cosen para usted y tardan 2-3 semanas. La página del producto muestra el tiempo de entrega de su talla y color.',
			returns:
				'Los artículos estándar se pueden devolver dentro de 30 días, sin uso y sin decorar. Los pedidos personalizados son venta final. Si nos equivocamos, los hacemos de nuevo por nuestra cuenta.',
			'wrong-size':
				'Los pedidos personalizados son venta final, así que mida primero: cada página de producto tiene una tabla de tallas con medidas del cuerpo y de la prenda. Pregúntenos por un juego de tallas de prueba para equipos.',
			helmets:
				'El precio normal es de $65 por casco y tarda 10-14 días hábiles. Somos uno de los 30 reacondicionadores de cascos en Estados Unidos.',
		},
		reachUs: (hours) =>
			`Envíe el formulario de esta página y respondemos en menos de 24 horas. Atendemos el teléfono en este horario: ${hours}. Los pedidos, las pruebas y los portales están abiertos 24/7.`,
		privacy: (shop) =>
			`Solo las personas de su portal y el personal de ${shop} que trabaja en su pedido. Las listas de jugadores nunca se muestran en páginas públicas. La página de privacidad dice más.`,
	},
})
