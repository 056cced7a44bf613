import AddShape from 'lucide-react/icons/plus'
import AgentShape from 'lucide-react/icons/users'
import AllAppsShape from 'lucide-react/icons/layout-grid'
import ArrowDownShape from 'lucide-react/icons/arrow-down'
import ArrowUpShape from 'lucide-react/icons/arrow-up'
import BackShape from 'lucide-react/icons/chevron-left'
import BankCardShape from 'lucide-react/icons/credit-card'
import BankShape from 'lucide-react/icons/landmark'
import BellShape from 'lucide-react/icons/bell'
import BenefitShape from 'lucide-react/icons/badge-check'
import CalendarShape from 'lucide-react/icons/calendar'
import CameraShape from 'lucide-react/icons/upload'
import ChatServiceShape from 'lucide-react/icons/headset'
import CheckShape from 'lucide-react/icons/check'
import ChessShape from 'lucide-react/icons/spade'
import ChevronDownShape from 'lucide-react/icons/chevron-down'
import ChevronRightShape from 'lucide-react/icons/chevron-right'
import ChevronUpShape from 'lucide-react/icons/chevron-up'
import ClockShape from 'lucide-react/icons/clock'
import CloseShape from 'lucide-react/icons/x'
import CoinsShape from 'lucide-react/icons/coins'
import CopyShape from 'lucide-react/icons/copy'
import CrownShape from 'lucide-react/icons/crown'
import DashboardShape from 'lucide-react/icons/list'
import DeleteShape from 'lucide-react/icons/trash-2'
import DepositShape from 'lucide-react/icons/arrow-down-to-line'
import DownloadShape from 'lucide-react/icons/download'
import EditShape from 'lucide-react/icons/pencil'
import EmptyShape from 'lucide-react/icons/inbox'
import ErrorShape from 'lucide-react/icons/circle-x'
import ExitShape from 'lucide-react/icons/log-out'
import ExternalLinkShape from 'lucide-react/icons/external-link'
import FavouriteShape from 'lucide-react/icons/heart'
import FeedbackShape from 'lucide-react/icons/message-square'
import FilterShape from 'lucide-react/icons/funnel'
import FindShape from 'lucide-react/icons/compass'
import FishShape from 'lucide-react/icons/fish'
import FullscreenShape from 'lucide-react/icons/maximize'
import FullscreenEndShape from 'lucide-react/icons/minimize'
import GiftShape from 'lucide-react/icons/gift'
import HelpShape from 'lucide-react/icons/circle-question-mark'
import HideShape from 'lucide-react/icons/eye-off'
import HistoryShape from 'lucide-react/icons/history'
import HomeShape from 'lucide-react/icons/house'
import HourglassShape from 'lucide-react/icons/hourglass'
import InfoShape from 'lucide-react/icons/info'
import KeyShape from 'lucide-react/icons/key-round'
import LanguageShape from 'lucide-react/icons/languages'
import LocationShape from 'lucide-react/icons/map-pin'
import LiveCasinoShape from 'lucide-react/icons/dices'
import LoginShape from 'lucide-react/icons/log-in'
import LotteryShape from 'lucide-react/icons/ticket'
import LockShape from 'lucide-react/icons/lock'
import MailShape from 'lucide-react/icons/mail'
import MedalShape from 'lucide-react/icons/medal'
import MenuShape from 'lucide-react/icons/menu'
import MinusShape from 'lucide-react/icons/minus'
import MoreShape from 'lucide-react/icons/ellipsis'
import NewsShape from 'lucide-react/icons/newspaper'
import NoResultShape from 'lucide-react/icons/search-x'
import NoticeShape from 'lucide-react/icons/megaphone'
import OfflineShape from 'lucide-react/icons/wifi-off'
import PauseShape from 'lucide-react/icons/pause'
import PercentShape from 'lucide-react/icons/percent'
import PhoneShape from 'lucide-react/icons/smartphone'
import PlayShape from 'lucide-react/icons/play'
import ProtectionShape from 'lucide-react/icons/shield-check'
import QrCodeShape from 'lucide-react/icons/qr-code'
import ReceiptShape from 'lucide-react/icons/receipt'
import RefreshShape from 'lucide-react/icons/refresh-cw'
import SearchShape from 'lucide-react/icons/search'
import SettingsShape from 'lucide-react/icons/settings'
import ShareShape from 'lucide-react/icons/share-2'
import ShowShape from 'lucide-react/icons/eye'
import SlotsShape from 'lucide-react/icons/cherry'
import SortShape from 'lucide-react/icons/arrow-up-down'
import SportsShape from 'lucide-react/icons/trophy'
import StarShape from 'lucide-react/icons/star'
import SuccessShape from 'lucide-react/icons/circle-check'
import SupportShape from 'lucide-react/icons/life-buoy'
import SystemShape from 'lucide-react/icons/monitor'
import ThemeDarkShape from 'lucide-react/icons/moon'
import ThemeLightShape from 'lucide-react/icons/sun'
import TransferShape from 'lucide-react/icons/arrow-left-right'
import UserShape from 'lucide-react/icons/user'
import VideoShape from 'lucide-react/icons/tv'
import WalletShape from 'lucide-react/icons/wallet'
import WarningShape from 'lucide-react/icons/triangle-alert'
import WithdrawShape from 'lucide-react/icons/arrow-up-from-line'
import type { IconShape } from './iconShape.ts'

// Each icon is its own export, so that a bundle holds those it shows and no others.
export const AddIcon: IconShape = AddShape
export const AgentIcon: IconShape = AgentShape
export const AllAppsIcon: IconShape = AllAppsShape
export const ArrowDownIcon: IconShape = ArrowDownShape
export const ArrowUpIcon: IconShape = ArrowUpShape
export const BackIcon: IconShape = BackShape
export const BankCardIcon: IconShape = BankCardShape
export const BankIcon: IconShape = BankShape
export const BellIcon: IconShape = BellShape
export const BenefitIcon: IconShape = BenefitShape
export const CalendarIcon: IconShape = CalendarShape
export const CameraIcon: IconShape = CameraShape
export const ChatServiceIcon: IconShape = ChatServiceShape
export const CheckIcon: IconShape = CheckShape
export const ChessIcon: IconShape = ChessShape
export const ChevronDownIcon: IconShape = ChevronDownShape
export const ChevronRightIcon: IconShape = ChevronRightShape
export const ChevronUpIcon: IconShape = ChevronUpShape
export const ClockIcon: IconShape = ClockShape
export const CloseIcon: IconShape = CloseShape
export const CoinsIcon: IconShape = CoinsShape
export const CopyIcon: IconShape = CopyShape
export const CrownIcon: IconShape = CrownShape
export const DashboardIcon: IconShape = DashboardShape
export const DeleteIcon: IconShape = DeleteShape
export const DepositIcon: IconShape = DepositShape
export const DownloadIcon: IconShape = DownloadShape
export const EditIcon: IconShape = EditShape
export const EmptyIcon: IconShape = EmptyShape
export const ErrorIcon: IconShape = ErrorShape
export const ExitIcon: IconShape = ExitShape
export const ExternalLinkIcon: IconShape = ExternalLinkShape
export const FavouriteIcon: IconShape = FavouriteShape
export const FeedbackIcon: IconShape = FeedbackShape
export const FilterIcon: IconShape = FilterShape
export const FindIcon: IconShape = FindShape
export const FishIcon: IconShape = FishShape
export const FullscreenIcon: IconShape = FullscreenShape
export const FullscreenEndIcon: IconShape = FullscreenEndShape
export const GiftIcon: IconShape = GiftShape
export const HelpIcon: IconShape = HelpShape
export const HideIcon: IconShape = HideShape
export const HistoryIcon: IconShape = HistoryShape
export const HomeIcon: IconShape = HomeShape
export const HourglassIcon: IconShape = HourglassShape
export const InfoIcon: IconShape = InfoShape
export const KeyIcon: IconShape = KeyShape
export const LanguageIcon: IconShape = LanguageShape
export const LocationIcon: IconShape = LocationShape
export const LiveCasinoIcon: IconShape = LiveCasinoShape
export const LoginIcon: IconShape = LoginShape
export const LotteryIcon: IconShape = LotteryShape
export const LockIcon: IconShape = LockShape
export const MailIcon: IconShape = MailShape
export const MedalIcon: IconShape = MedalShape
export const MenuIcon: IconShape = MenuShape
export const MinusIcon: IconShape = MinusShape
export const MoreIcon: IconShape = MoreShape
export const NewsIcon: IconShape = NewsShape
export const NoResultIcon: IconShape = NoResultShape
export const NoticeIcon: IconShape = NoticeShape
export const OfflineIcon: IconShape = OfflineShape
export const PauseIcon: IconShape = PauseShape
export const PercentIcon: IconShape = PercentShape
export const PhoneIcon: IconShape = PhoneShape
export const PlayIcon: IconShape = PlayShape
export const ProtectionIcon: IconShape = ProtectionShape
export const QrCodeIcon: IconShape = QrCodeShape
export const ReceiptIcon: IconShape = ReceiptShape
export const RefreshIcon: IconShape = RefreshShape
export const SearchIcon: IconShape = SearchShape
export const SettingsIcon: IconShape = SettingsShape
export const ShareIcon: IconShape = ShareShape
export const ShowIcon: IconShape = ShowShape
export const SlotsIcon: IconShape = SlotsShape
export const SortIcon: IconShape = SortShape
export const SportsIcon: IconShape = SportsShape
export const StarIcon: IconShape = StarShape
export const SuccessIcon: IconShape = SuccessShape
export const SupportIcon: IconShape = SupportShape
export const SystemIcon: IconShape = SystemShape
export const ThemeDarkIcon: IconShape = ThemeDarkShape
export const ThemeLightIcon: IconShape = ThemeLightShape
export const TransferIcon: IconShape = TransferShape
export const UserIcon: IconShape = UserShape
export const VideoIcon: IconShape = VideoShape
export const WalletIcon: IconShape = WalletShape
export const WarningIcon: IconShape = WarningShape
export const WithdrawIcon: IconShape = WithdrawShape
