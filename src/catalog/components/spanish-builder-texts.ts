// The three catalog pages around their lists, in Spanish.
import { offeredSports } from '#sports/sports.ts'
import type { BuilderListId } from '../rules/builder-lists.ts'
import type { BuilderTexts } from './builder-texts.ts'

const numbers = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']

/** `seis deportes` */
const sportsIn = (sold: readonly string[]): string => {
	const { length } = offeredSports(sold)
	return `${numbers[length] ?? length} deporte${length > 1 ? 's' : ''}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const spanishBuilderTexts: Record<BuilderListId, (sold: readonly string[]) => BuilderTexts> = {
	jerseys: (sold) => ({
		title: 'Camisetas a la medida',
		description: `Diseñe camisetas de juego y de práctica para ${sportsIn(sold)}: sus colores, nombres y números.`,
		eyebrow: `${capital(sportsIn(sold))}, de niños a adultos`,
		headline: ['Camisetas', 'a la medida'],
		text: 'Elija un corte, póngale sus colores y vea cada nombre y número antes de que enhebremos una aguja. Lista en 2-3 semanas.',
		choose: 'Elegir un modelo',
		benefits: [
			{
				title: 'Sus colores',
				text: 'Veinte colores de equipo en todos los cortes. Lo que ve en la pantalla es lo que teñimos, estampamos y cosemos.',
			},
			{
				title: 'Números en pulgadas',
				text: 'Los nombres y números se ponen en pulgadas reales, en tackle twill, serigrafía o bordado.',
			},
			{
				title: 'Mientras más, menos',
				text: 'Cada camiseta cuesta menos cuando el equipo pide junto. Cuentan todas las tallas y todas las piezas.',
			},
		],
		heading: 'Elija su camiseta',
		team: {
			title: '¿Pide para todo un equipo?',
			text: 'Un portal reúne las tallas, los nombres y los números de cada jugador. Está listo en 24 horas.',
			action: 'Solicitar portal de equipo',
		},
	}),
	uniforms: () => ({
		title: 'Uniformes a la medida',
		description: 'Conjuntos, pantalones y shorts en sus colores, para todos los deportes y todas las tallas.',
		eyebrow: 'Conjuntos, pantalones y shorts',
		headline: ['Uniformes', 'de equipo'],
		text: 'Arme el uniforme completo pieza por pieza: un par de colores del cuello al puño, una lista de precios para el equipo.',
		choose: 'Elegir una pieza',
		benefits: [
			{
				title: 'De pies a cabeza',
				text: 'Conjuntos, pantalones, shorts y medias de la misma tela y los mismos veinte colores, para que combinen.',
			},
			{
				title: 'Una talla para cada quien',
				text: 'De la S de niños a la 4XL de adultos, con una guía de tallas para cada prenda: cuerpo y prenda, en pulgadas.',
			},
			{
				title: 'Empacado por jugador',
				text: 'Cada pieza se compara con la prueba y se empaca por jugador, lista para el día de entrega.',
			},
		],
		heading: 'Arme el uniforme',
		team: {
			title: 'Una tienda para todo el equipo',
			text: 'Pegue la lista una sola vez. Cada jugador pide su talla; la escuela aprueba una prueba.',
			action: 'Solicitar portal de equipo',
		},
	}),
	'spirit-wear': () => ({
		title: 'Ropa de afición a la medida',
		description: 'Playeras, sudaderas y gorras en los colores de la escuela, estampadas o bordadas.',
		eyebrow: 'Playeras, sudaderas y gorras',
		headline: ['Ropa', 'de afición'],
		text: 'Para papás, estudiantes y todos los que estuvieron ahí bajo la lluvia. Su mascota, sus colores, su talla.',
		choose: 'Elegir una pieza',
		benefits: [
			{
				title: 'Llene las gradas',
				text: 'Playeras, sudaderas y gorras en los colores de la escuela, desde una sola pieza hasta toda la porra.',
			},
			{
				title: 'Estampado o bordado',
				text: 'Serigrafía para muchas piezas, bordado para gorras y polos. Le decimos cuando uno conviene más.',
			},
			{
				title: 'Recaude para el equipo',
				text: 'En un portal de equipo usted fija el margen; va a su equipo con cada pieza de ropa de afición.',
			},
		],
		heading: '¿Qué se van a poner?',
		team: {
			title: 'Que las gradas paguen el autobús',
			text: 'Abra una tienda para su equipo, fije el margen y comparta un enlace. El portal está listo en 24 horas.',
			action: 'Empezar una recaudación',
		},
	}),
}
