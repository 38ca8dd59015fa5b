import { PRODUCT_VERSION } from '@portaria/contract/schemas/constants'

const BRING_KEY = 'read -rs BACKUP_IDENTITY && export BACKUP_IDENTITY'
const DROP_KEY = 'unset BACKUP_IDENTITY'

/** Lines for the terminal and the files of whoever runs an installation; the same in every language. */
export const commands = {
  program: `apt-get update
apt-get install --yes git npm caddy openssl systemd-timesyncd
release=/opt/portaria-${PRODUCT_VERSION}
git clone https://git.example.com/portaria.git $release
cd $release
NODE_ENV=production node tools/run.mjs build
ln -sfn $release /opt/portaria`,

  account: `cd /opt/portaria
useradd --system --home-dir /var/lib/portaria --shell /usr/sbin/nologin portaria
install -d /etc/portaria
install -m 640 -g portaria ops/systemd/portaria.env.example /etc/portaria/portaria.env
install -m 755 ops/systemd/portaria /usr/local/sbin/portaria
install -m 644 ops/systemd/*.service /etc/systemd/system/
install -d -m 700 -o portaria -g portaria /srv/portaria-backups
install -d /etc/systemd/system/portaria.service.d
printf '[Service]\\nReadWritePaths=/srv/portaria-backups\\n' \\
  > /etc/systemd/system/portaria.service.d/backups.conf
systemctl daemon-reload`,

  secrets: `openssl rand -base64 32
portaria backup --new-key`,

  settings: `PUBLIC_URL=https://portaria.example.com
TRUST_PROXY=loopback
SESSION_SECRET=…
SMTP_URL=smtps://user:password@mail.example.com:465
BACKUP_URL=/srv/portaria-backups
BACKUP_RECIPIENT=age1…`,

  start: `systemctl enable --now portaria
journalctl --unit portaria --follow`,

  proxy: `portaria.example.com {
	request_body {
		max_size 70MB
	}
	reverse_proxy 127.0.0.1:3000 {
		transport http {
			response_header_timeout 300s
		}
	}
}`,

  administrator: 'portaria create-admin',

  examine: `portaria backup
portaria doctor`,

  database: `CREATE ROLE portaria LOGIN CREATEROLE PASSWORD '…';
CREATE DATABASE portaria OWNER portaria TEMPLATE template0
  ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8';
ALTER SYSTEM SET max_connections = 300;`,

  migrated: `systemctl restart postgresql
systemctl start portaria-migrate
systemctl restart portaria`,

  list: 'portaria backup --list',

  drill: `${BRING_KEY}
portaria drill
${DROP_KEY}`,

  restore: `systemctl stop portaria
mv /var/lib/portaria /var/lib/portaria.lost
install -d -m 700 -o portaria -g portaria /var/lib/portaria
${BRING_KEY}
portaria restore && systemctl start portaria
${DROP_KEY}`,

  company: `${BRING_KEY}
portaria restore --tenant='Residencial Bosque' --as='Residencial Bosque, 29/11'
${DROP_KEY}`,

  lastBackup: `systemctl stop portaria
portaria backup`,

  moved: `${BRING_KEY}
portaria restore && systemctl start portaria
${DROP_KEY}`,

  upgrade: `release=/opt/portaria-0.3.0
git clone https://git.example.com/portaria.git $release
cd $release
NODE_ENV=production node tools/run.mjs build
portaria backup
ln -sfn $release /opt/portaria
install -m 755 ops/systemd/portaria /usr/local/sbin/portaria
install -m 644 ops/systemd/*.service /etc/systemd/system/
systemctl daemon-reload`,

  restart: 'systemctl restart portaria',

  back: `release=/opt/portaria-0.2.0
cd $release
ln -sfn $release /opt/portaria
install -m 755 ops/systemd/portaria /usr/local/sbin/portaria
install -m 644 ops/systemd/*.service /etc/systemd/system/
systemctl daemon-reload
systemctl restart portaria`,

  look: `systemctl status portaria --no-pager
journalctl --unit portaria --lines 50 --no-pager
portaria doctor`,
} as const
