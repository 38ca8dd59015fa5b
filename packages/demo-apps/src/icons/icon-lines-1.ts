/** The icons in order of name: name, category and Portuguese words of each. Part 1 of two. */
export const iconLines1 = `
360|maps|giro volta completa panorama
access_alarm|device|despertador relógio alarme
access_time|device|relógio hora espera
accessibility|action|acessibilidade pessoa
account_balance|action|banco instituição prédio
account_balance_wallet|action|carteira pagamento
account_circle|action|conta perfil pessoa
add|content|adicionar novo mais
add_a_photo|image|câmera foto retrato
add_alert|alert|aviso sino criar
add_box|content|adicionar caixa
add_location|maps|lugar endereço ponto
add_shopping_cart|action|carrinho compra
air|places|vento ar clima
airplanemode_active|device|avião viagem voo
album|av|disco música
align_center|editor|texto alinhar centro
all_inbox|action|caixa de entrada correio
anchor|action|âncora barco
apartment|places|prédio condomínio torre
archive|content|arquivar guardar
arrow_back|navigation|voltar seta
arrow_downward|navigation|descer seta
arrow_forward|navigation|avançar seta
arrow_upward|navigation|subir seta
article|action|documento texto artigo
assessment|action|relatório gráfico
assignment|action|tarefa lista prancheta
assignment_turned_in|action|tarefa feita concluída
attach_file|editor|anexo clipe
attach_money|editor|dinheiro preço
autorenew|action|renovar repetir
backpack|places|mochila escola
backspace|content|apagar teclado
backup|action|cópia nuvem
badge|places|crachá identidade
balcony|places|varanda sacada cerca
bar_chart|editor|gráfico barras
bathtub|places|banheira banheiro
battery_full|device|bateria cheia
battery_low|device|bateria fraca
beach_access|places|guarda-sol praia chuva
bed|places|cama quarto
block|content|bloquear proibido
bluetooth|device|sem fio conexão
bolt|action|energia raio rápido
bookmark|action|marcador favorito
brush|image|pincel pintura
bug_report|action|defeito erro inseto
build|action|ferramenta manutenção conserto
business_center|places|maleta trabalho
cake|social|bolo aniversário festa
calculate|content|calculadora conta
calendar_month|action|calendário mês agenda
call|communication|telefone ligar
call_end|communication|telefone desligar
cancel|navigation|cancelar fechar
car_rental|maps|carro veículo
card_giftcard|action|presente encomenda
category|action|categoria formas
celebration|social|festa comemoração
chair|places|cadeira poltrona
chat|communication|conversa mensagem
check|navigation|certo confirmar
check_circle|action|certo feito aprovado
checklist|editor|lista itens conferir
chevron_left|navigation|anterior seta
chevron_right|navigation|próximo seta
child_care|places|bebê criança
cleaning_services|places|limpeza faxina
close|navigation|fechar sair
cloud|file|nuvem tempo
cloud_off|file|nuvem sem conexão
code|action|código programa
coffee|places|café xícara
comment|communication|comentário balão
commute|maps|ônibus transporte
compare_arrows|action|comparar trocar
construction|social|obra construção
contact_phone|communication|contato agenda
contacts|communication|contatos agenda
content_copy|content|copiar duplicar
content_cut|content|cortar tesoura
content_paste|content|colar prancheta
contrast|image|contraste tema
cookie|places|biscoito lanche
create_new_folder|file|pasta nova
credit_card|action|cartão pagamento
crop|image|recortar foto
dark_mode|device|noite tema escuro
dashboard|action|painel início
delete|action|excluir lixeira
deselect|content|desmarcar limpar
devices|hardware|aparelhos telas
directions|maps|direção rota
directions_bike|maps|bicicleta
directions_walk|maps|caminhar passos ronda
door_front|places|porta fechada entrada
door_open|places|porta aberta entrada
download|file|baixar arquivo
drag_indicator|action|arrastar mover
draw|editor|desenhar assinar caneta
eco|action|folha natureza
edit|editor|editar lápis
elevator|places|elevador subir descer
email|communication|carta correio e-mail
emoji_events|social|troféu prêmio
energy_savings|places|planta economia
engineering|social|engenharia capacete obra
error|alert|atenção erro perigo
escalator_warning|social|família grupo
ev_station|places|carregador elétrico
event|action|evento data
event_available|action|reserva confirmada
event_busy|action|reserva cancelada
explore|action|bússola explorar
face|social|rosto facial biometria
factory|places|fábrica indústria
favorite|action|coração gostar
fence|places|cerca muro
file_present|file|arquivo documento
filter_list|content|filtrar lista
fingerprint|action|digital biometria pânico
fire_extinguisher|places|extintor incêndio
fitness_center|places|academia peso
flag|content|bandeira marcar
flashlight_on|device|lanterna ronda
flight|maps|decolagem viagem
folder|file|pasta arquivos
format_bold|editor|negrito texto
format_list_bulleted|editor|lista marcadores
forum|communication|conversas grupo
`
