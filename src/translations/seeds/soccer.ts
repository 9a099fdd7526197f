// Soccer products of the demo catalog in Spanish.

export const soccerInSpanish = {
	'Derby Match Jersey': 'Camiseta de partido Derby',
	'Match jersey in 140 gsm polyester interlock with a mesh back and a chevron dyed into the chest. Crew neck with tape, set-in sleeves, drop-tail hem. Number 4 in front and 6 in or larger on the back.':
		'Camiseta de partido en interlock de poliéster de 140 g/m², con espalda de malla y un galón en V teñido en el pecho. Cuello redondo con cinta de refuerzo, mangas pegadas y borde más largo atrás. Número de 4 pulg. al frente y de 6 pulg. o más en la espalda.',
	'Derby Elite Match Jersey': 'Camiseta de partido Derby Elite',
	'Our lightest match jersey: 118 gsm recycled polyester with open-knit zones under the arms and down the spine. Athletic cut, bonded cuffs, heat-pressed crest. A sublimated sash comes in any second color.':
		'Nuestra camiseta de partido más ligera: poliéster reciclado de 118 g/m², con zonas de tejido abierto bajo los brazos y a lo largo de la espalda. Corte atlético, puños termosellados y escudo aplicado con calor. La banda diagonal sublimada puede ser de cualquier segundo color.',
	'Terrace Hoop Jersey': 'Camiseta de franjas Terrace',
	'Wide knit hoops, as worn on a wet Saturday. 165 gsm polyester with a cotton feel and a two-button collar. Crest embroidery on the left chest is a small decoration.':
		'Franjas horizontales anchas y tejidas, para un sábado de lluvia. Poliéster de 165 g/m² que se siente como algodón, con cuello de dos botones. El escudo bordado en el pecho izquierdo es una decoración pequeña.',
	'Crosstown Halves Jersey': 'Camiseta de mitades Crosstown',
	'Two-color halves in 145 gsm interlock. The split is dyed in one piece, so no seam runs down the front. V-neck in the lighter color, raglan sleeves, side vents.':
		'Mitades de dos colores en interlock de 145 g/m². La división se tiñe en una sola pieza, así que ninguna costura cruza el frente. Cuello en V del color más claro, mangas raglán y aberturas laterales.',
	'Sweeper Keeper Long-Sleeve Jersey': 'Camiseta de portero de manga larga Sweeper',
	'Goalkeeper jersey with light foam at the elbows. 160 gsm polyester, long raglan sleeves, ribbed cuffs. Loud colors on purpose: a keeper must differ from both teams and the referee.':
		'Camiseta de portero con espuma ligera en los codos. Poliéster de 160 g/m², mangas raglán largas y puños acanalados. Colores llamativos a propósito: el portero debe distinguirse de los dos equipos y del árbitro.',
	'Club Rec Jersey': 'Camiseta Club Rec',
	'The rec program standard: 150 gsm polyester, crew neck. Youth sizes run long so they last two seasons.':
		'La de siempre en los programas recreativos: poliéster de 150 g/m², cuello redondo. Las tallas juveniles son más largas para que duren dos temporadas.',
	'Rondo Training Jersey': 'Camiseta de entrenamiento Rondo',
	'Blank training jersey, 130 gsm bird-eye polyester. No print, no badge, ready to ship. Buy two colors and you have two sides.':
		'Camiseta de entrenamiento lisa, en poliéster ojo de perdiz de 130 g/m². Sin estampado ni escudo, lista para enviarse. Compre dos colores y ya tiene dos equipos.',
	'Twilight Away Jersey': 'Camiseta de visitante Twilight',
	'An away jersey with a hem-to-chest fade, sublimated on 140 gsm interlock. Quiet up close, sharp from the stands. Last season’s run: blanks are gone until the next dye lot.':
		'Una camiseta de visitante con un degradado del borde al pecho, sublimado en interlock de 140 g/m². Discreta de cerca, llamativa desde las gradas. De la temporada pasada: ya no hay prendas hasta el próximo lote de tela.',
	'Derby Match Shorts': 'Shorts de partido Derby',
	'Match shorts in 125 gsm woven polyester, 7 in inseam, side stripe in your second color. Elastic waist with inside drawcord. Number on the left leg on request.':
		'Shorts de partido en tela plana de poliéster de 125 g/m², entrepierna de 7 pulg., franja lateral en su segundo color. Cintura elástica con cordón interior. Número en la pierna izquierda si lo pide.',
	'Rondo Training Shorts': 'Shorts de entrenamiento Rondo',
	'Plain training shorts without pockets, 130 gsm polyester knit, 6 in inseam. Stock item. Matches the Rondo jersey.':
		'Shorts de entrenamiento lisos y sin bolsillos, en tejido de poliéster de 130 g/m², con entrepierna de 6 pulg. Artículo en existencia. Combinan con la camiseta Rondo.',
	'Seven-a-Side Jersey': 'Camiseta juvenil Seven-a-Side',
	'A soft jersey in youth sizes for U6 to U10: 150 gsm polyester, printed label that does not scratch, room to grow. Made for a team name and a number on the back.':
		'Una camiseta suave en tallas juveniles, de U6 a U10: poliéster de 150 g/m², etiqueta impresa que no raspa y espacio para crecer. Hecha para el nombre del equipo y un número en la espalda.',
	'Seven-a-Side Shorts': 'Shorts juveniles Seven-a-Side',
	'Youth shorts to the Seven-a-Side jersey: 130 gsm polyester, elastic waist, curved side panel in your second color. No pockets, no zips.':
		'Los shorts juveniles de la camiseta Seven-a-Side: poliéster de 130 g/m², cintura elástica, panel lateral curvo en su segundo color. Sin bolsillos ni cierres.',
	'Matchday Uniform Set': 'Conjunto Matchday',
	'The Derby match jersey and its woven shorts in the same 2 colors. Side stripes in your second color, team name and number from one roster. Order a spare kit per ten players for blood and mud.':
		'La camiseta de partido Derby y sus shorts de tela plana en los mismos 2 colores. Franjas laterales en su segundo color; el nombre del equipo y el número salen de una misma lista. Pida un conjunto de repuesto por cada diez jugadores, por la sangre y el lodo.',
	'Small-Sided Youth Uniform Set': 'Conjunto juvenil para fútbol reducido',
	'For U6 to U10: a soft 150 gsm jersey and elastic shorts in 4 youth sizes, with room to grow and no scratchy label.':
		'De U6 a U10: una camiseta suave de 150 g/m² y shorts elásticos en 4 tallas juveniles, con espacio para crecer y sin etiqueta que raspe.',
} as const
